import ts from 'typescript';
import { compareText } from '../text/compare-text';
import { listParts } from './classify-export';
import type { PublicExport } from './public-export';

/**
 * Joins exports of the same declaration to one, with its other names as aliases. A component that is also a part of a
 * compound component, and is named after both (`AccordionRoot` for `Accordion.Root`), becomes an alias of the part.
 * A hook of a compound component (`Combobox.useFilter`) is an alias only if the package exports it alone, too. See
 * `compareNames` for the main name.
 */
export function mergeAliases(
  exports: readonly PublicExport[],
  checker: ts.TypeChecker,
): PublicExport[] {
  const isMember = ({ name }: PublicExport) => name.includes('.');
  const all = exports.filter(isMember);
  const merged = mergeNames(exports.filter((found) => !isMember(found)));
  const symbols = new Set(merged.map(({ symbol }) => symbol));
  const members = mergeMembers(
    all.filter(({ symbol }) => !symbols.has(symbol)),
    merged,
  );
  return [...moveToParts(addMembers(merged, all), checker), ...members].sort((a, b) =>
    compareText(a.name, b.name),
  );
}

/** Returns all names of an export: its own, its aliases and those of its parts. */
export function listExportNames({ name, aliases = [], partAliases }: PublicExport): string[] {
  return [name, ...aliases, ...[...(partAliases?.values() ?? [])].flat()];
}

function mergeNames(exports: readonly PublicExport[]): PublicExport[] {
  const bySymbol = new Map<ts.Symbol, PublicExport[]>();
  for (const found of exports) {
    bySymbol.set(found.symbol, [...(bySymbol.get(found.symbol) ?? []), found]);
  }
  return [...bySymbol.values()].flatMap((same) => {
    const [main, ...others] = same.sort(compareNames);
    return main
      ? withAliases(
          main,
          others.map(({ name }) => name),
        )
      : [];
  });
}

/**
 * Sorts the main name of a declaration first: a name of the first package, then one without `unstable_`, then the name
 * of the declaration itself, then the shortest, then by alphabet.
 */
function compareNames(a: PublicExport, b: PublicExport): number {
  const rank = ({ name, symbol, packages: [first = 0] }: PublicExport) => [
    first,
    /^(unstable|experimental)_/i.test(name) ? 1 : 0,
    symbol.declarations?.some((node) => nameOf(node) === name) ? 0 : 1,
    name.length,
  ];
  const others = rank(b);
  const difference = rank(a)
    .map((value, index) => value - (others[index] ?? 0))
    .find((value) => value !== 0);
  return difference ?? compareText(a.name, b.name);
}

function nameOf(node: ts.Declaration): string | undefined {
  const name = ts.getNameOfDeclaration(node);
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

/** A hook of a namespace with two names has two names as well: `Modal.useFocus` is `Dialog.useFocus`. */
function mergeMembers(
  members: readonly PublicExport[],
  merged: readonly PublicExport[],
): PublicExport[] {
  const aliasesOf = new Map(merged.map(({ name, aliases = [] }) => [name, aliases]));
  return members.flatMap((member) => {
    const [owner = '', hook = ''] = member.name.split('.');
    const aliases = aliasesOf.get(owner);
    return aliases
      ? withAliases(
          member,
          aliases.map((alias) => `${alias}.${hook}`),
        )
      : [];
  });
}

/** A hook that is exported alone and in a namespace is one hook: `useFocus` is `Dialog.useFocus`. */
function addMembers(
  merged: readonly PublicExport[],
  members: readonly PublicExport[],
): PublicExport[] {
  return merged.map((found) => {
    const names = members.filter(({ symbol }) => symbol === found.symbol).map(({ name }) => name);
    return withAliases(found, [...(found.aliases ?? []), ...names]);
  });
}

function moveToParts(merged: readonly PublicExport[], checker: ts.TypeChecker): PublicExport[] {
  const flat = new Map(
    merged.filter(({ kind }) => kind === 'component').map((found) => [found.symbol, found]),
  );
  const moved = new Set<PublicExport>();
  const compounds = merged.filter(({ kind }) => kind === 'compound');
  const extended = compounds.map((compound) => {
    const owners = listExportNames(compound);
    const partAliases = new Map<string, string[]>();
    for (const part of listParts(compound.symbol, checker)) {
      const found = flat.get(part.symbol);
      const names = found ? listExportNames(found) : [];
      if (!found || moved.has(found)) continue;
      if (!owners.some((owner) => names.includes(owner + part.name))) continue;
      moved.add(found);
      partAliases.set(part.name, names.sort(compareText));
    }
    return partAliases.size > 0 ? { ...compound, partAliases } : compound;
  });
  const rest = merged.filter((found) => found.kind !== 'compound' && !moved.has(found));
  return [...rest, ...extended];
}

function withAliases(found: PublicExport, names: readonly string[]): PublicExport {
  return names.length === 0 ? found : { ...found, aliases: [...names].sort(compareText) };
}
