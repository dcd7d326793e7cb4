import { readDocs } from '../docs/read-docs';
import type { CssVariable, DataAttribute } from '../document';
import { followAlias } from '../exports/list-values';
import { compareText } from '../text/compare-text';
import type { Extraction } from './extraction';

interface StyleHooks {
  readonly cssVariables: CssVariable[];
  readonly dataAttributes: DataAttribute[];
}

/**
 * Extracts the data attributes and CSS variables of a component from the constants in the namespaces
 * `{name}DataAttributes` and `{name}CssVars`. Uses the first of the names that has one.
 */
export function extractStyleHooks(names: readonly string[], extraction: Extraction): StyleHooks {
  const read = (suffixes: readonly string[]) =>
    readConstants(
      names.flatMap((name) => suffixes.map((suffix) => name + suffix)),
      extraction,
    );
  return {
    cssVariables: read(['CssVars', 'CssVariables']),
    dataAttributes: read(['DataAttributes']),
  };
}

function readConstants(names: readonly string[], extraction: Extraction) {
  const { checker } = extraction;
  const namespace = findExport(names, extraction);
  if (!namespace) return [];
  return checker
    .getExportsOfModule(namespace)
    .flatMap((constant) => {
      const symbol = followAlias(constant, checker);
      const type = checker.getTypeOfSymbol(symbol);
      if (!type.isStringLiteral()) return [];
      const docs = readDocs(symbol, checker);
      return [
        {
          name: type.value,
          ...(docs.type !== undefined && { type: docs.type }),
          description: docs.description,
        },
      ];
    })
    .sort((a, b) => compareText(a.name, b.name));
}

function findExport(names: readonly string[], { checker, modules }: Extraction) {
  for (const name of names) {
    for (const module of modules) {
      const found = checker.getExportsOfModule(module).find((exported) => exported.name === name);
      if (found) return followAlias(found, checker);
    }
  }
  return undefined;
}
