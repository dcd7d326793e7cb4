import ts from 'typescript';
import type { Extraction } from './extraction';
import { packageOf } from './package-of';

/** Origin of a prop. */
export type Origin =
  | { readonly kind: 'own' }
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'peer'; readonly name: string }
  | { readonly kind: 'element' }
  /** CSS properties as props; `name` is the interface that declares them. */
  | { readonly kind: 'system'; readonly name?: string };

/** Returns the origin of a prop, from the files that declare it. */
export function findOrigin(symbol: ts.Symbol, owner: string, extraction: Extraction): Origin {
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
  // System props come from a mapped type, so they have no declaration.
  if (files.length === 0 && extraction.systemProps.has(symbol.name)) return { kind: 'system' };
  const names = files.map(packageOf);
  const isDocumented = (name: string | undefined) =>
    extraction.packages.some((known) => known.name === name);
  const [packageName = ''] = names;
  const isReact = /^(@types\/react|typescript)$/.test(packageName);
  const styleInterface =
    isReact || packageName === 'csstype' ? undefined : extraction.styleInterfaceOf(symbol);
  if (styleInterface !== undefined) return { kind: 'system', name: styleInterface };
  const documented = files.filter((_, index) => isDocumented(names[index]));
  if (documented.length > 0) {
    const owners = documented.map((file) => extraction.ownerOf(file));
    const other = owners.find((name) => name !== undefined);
    if (other === undefined || owners.includes(owner)) return { kind: 'own' };
    return { kind: 'component', name: other };
  }
  if (packageName === 'csstype') return { kind: 'system' };
  if (isReact) return { kind: isOfPropsWithChildren(symbol) ? 'own' : 'element' };
  const isPeer = extraction.packages.some(({ peers }) => peers.includes(packageName));
  return isPeer ? { kind: 'peer', name: packageName } : { kind: 'own' };
}

/** Returns whether `children` come from `PropsWithChildren`, and not from the attributes of an element. */
function isOfPropsWithChildren({ declarations = [] }: ts.Symbol): boolean {
  return declarations.every(
    (node) => ts.findAncestor(node, ts.isTypeAliasDeclaration)?.name.text === 'PropsWithChildren',
  );
}
