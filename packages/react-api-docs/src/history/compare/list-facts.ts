import type { ApiDocument, Part, Prop } from '../../document';
import type { FactKind } from '../ledger/ledger-schema';

/** One thing that a version of a package offers: an export, or a row of its API page. */
export interface ApiFact {
  /** Name of the document. */
  readonly of: string;
  readonly part?: string;
  readonly kind: FactKind;
  readonly name: string;
  readonly internal?: true;
  readonly type?: string;
  readonly default?: string;
  readonly required?: boolean;
  /** Advice of the deprecation; empty if the package gives none. Omitted if it is not deprecated. */
  readonly deprecation?: string;
  /** `free`, `pro` or `premium`. */
  readonly plan?: string;
  /** Of a class: without the dot. */
  readonly className?: string;
  /** Of an export: its other names, and those of its parts. */
  readonly aliases?: readonly string[];
  /** Whether the row repeats one of another component, or of a peer dependency. */
  readonly isInherited?: boolean;
  /** Of a component or part: whether the type of its props cannot be resolved. */
  readonly hasUnknownProps?: true;
}

/** Facts by `keyOf`. */
export type ApiFacts = ReadonlyMap<string, ApiFact>;

const exportKinds: readonly string[] = ['component', 'hook', 'interface'] satisfies FactKind[];

/** Whether a fact is an export of the package. */
export function isExport({ kind }: { readonly kind: string }): boolean {
  return exportKinds.includes(kind);
}

/** Returns the identity of a fact among all versions. */
export function keyOf(
  fact: Pick<ApiFact, 'of' | 'kind' | 'name'> & { readonly part?: string | undefined },
): string {
  if (isExport(fact)) return fact.of;
  return [fact.of, fact.part ?? '', fact.kind, fact.name].join(' ');
}

/** Lists what the documents of one version say that can change from version to version. */
export function listFacts(documents: readonly ApiDocument[]): ApiFacts {
  const facts = documents.flatMap((document) => {
    const { name: of, kind, deprecation, internal } = document;
    const base = { of, ...(internal && { internal: true as const }) };
    const aliases = listAliases(document);
    return [
      {
        ...base,
        kind,
        name: of,
        ...(deprecation && { deprecation: deprecation.advice }),
        ...(aliases.length > 0 && { aliases }),
        ...markUnknown(document),
      },
      ...listRows(document).map((row) => ({ ...base, ...row })),
    ];
  });
  return new Map(facts.map((fact) => [keyOf(fact), fact]));
}

function listAliases(document: ApiDocument): string[] {
  const parts = document.kind === 'component' ? document.parts : [];
  return [document, ...parts].flatMap(({ aliases = [] }) => aliases.map(({ name }) => name));
}

type Row = Omit<ApiFact, 'of' | 'internal' | 'aliases'>;

function listRows(document: ApiDocument): Row[] {
  switch (document.kind) {
    case 'component':
      return [
        ...listShape(document),
        ...document.parts.flatMap((part): Row[] => [
          { kind: 'part', name: part.name, ...markUnknown(document, `${part.name}.`) },
          ...listShape(part).map((row) => ({ ...row, part: part.name })),
        ]),
        ...(document.functions ?? []).map((method) => toRow('function', method)),
      ];
    case 'hook':
      return [
        ...document.parameters.map((parameter) => toRow('parameter', parameter)),
        ...document.returned.map((field) => toRow('return', field)),
      ];
    case 'interface':
      return document.members.map((member) => toRow('member', member));
  }
}

/** Marks a component, or the part that a path begins with, whose props the types do not tell. */
function markUnknown(
  { unresolved }: Pick<ApiDocument, 'unresolved'>,
  prefix = '',
): Pick<ApiFact, 'hasUnknownProps'> {
  return unresolved.some(({ path }) => path === `${prefix}props`) ? { hasUnknownProps: true } : {};
}

function listShape(shape: Omit<Part, 'name' | 'description'>): Row[] {
  const { props, slots, classes, cssVariables, dataAttributes } = shape;
  const isOfPeer = props.some(
    ({ name, inheritedFrom }) => name === 'slots' && isPackageName(inheritedFrom),
  );
  return [
    ...props.filter(isDeclared).map((prop) => toRow('prop', prop)),
    ...slots.map(({ name, deprecation, ...slot }) => ({
      kind: 'slot' as const,
      name,
      ...(slot.default !== undefined && { default: slot.default }),
      ...(deprecation && { deprecation: deprecation.advice }),
      ...(isOfPeer && { isInherited: true }),
    })),
    ...classes.map(({ key, className, deprecation }) => ({
      kind: 'class' as const,
      name: key,
      className,
      ...(deprecation && { deprecation: deprecation.advice }),
    })),
    ...cssVariables.map(({ name }) => ({ kind: 'variable' as const, name })),
    ...dataAttributes.map(({ name }) => ({ kind: 'attribute' as const, name })),
  ];
}

/** Whether rows come from a peer dependency, and change with its version: packages have lower-case names. */
function isPackageName(name: string | undefined): boolean {
  return name !== undefined && /^[@a-z]/.test(name);
}

/**
 * Whether a prop is more than a name. Some releases of Material UI pick props by a list of names that contains all of
 * React's at that time; a name that the installed types of React lack becomes a required prop of the type `unknown`.
 */
function isDeclared({ type, required, description }: Prop): boolean {
  return !(type.text === 'unknown' && required && description === '');
}

function toRow(kind: FactKind, prop: Prop): Row {
  return {
    kind,
    name: prop.name,
    type: prop.type.text,
    required: prop.required,
    plan: prop.plan ?? 'free',
    ...(prop.default !== undefined && { default: prop.default }),
    ...(prop.deprecation && { deprecation: prop.deprecation.advice }),
    ...(prop.inheritedFrom !== undefined && { isInherited: true }),
  };
}
