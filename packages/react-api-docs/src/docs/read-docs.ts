import ts from 'typescript';
import type { Deprecation } from '../document';

/** What the package says about a symbol. Texts are markdown. */
export interface SymbolDocs {
  readonly description: string;
  readonly default?: string | undefined;
  /** Of a constant or a data attribute, where it is said in words. */
  readonly type?: string | undefined;
  readonly deprecation?: Deprecation | undefined;
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns: string;
}

/** Reads the JSDoc of a symbol, or of the one declaration that is meant. */
export function readDocs(symbol: ts.Symbol, checker: ts.TypeChecker): SymbolDocs {
  const tags = symbol.getJsDocTags(checker);
  const textOf = (...names: string[]) => {
    const tag = tags.find(({ name }) => names.includes(name));
    return tag && ts.displayPartsToString(tag.text).trim();
  };
  const advice = textOf('deprecated');
  const fallback = textOf('default', 'defaultValue');
  const type = textOf('type');
  return {
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    ...(fallback ? { default: fallback.replace(/^`([^`]*)`$/, '$1') } : {}),
    ...(type ? { type: type.replace(/^\{(.*)\}$/, '$1') } : {}),
    ...(advice === undefined ? {} : { deprecation: { advice } }),
    parameters: new Map(tags.filter(({ name }) => name === 'param').map(readParameter)),
    returns: stripType(textOf('returns', 'return') ?? ''),
  };
}

function readParameter({ text = [] }: ts.JSDocTagInfo): [string, string] {
  const name = text.find(({ kind }) => kind === 'parameterName')?.text ?? '';
  const rest = text.filter(({ kind }) => kind !== 'parameterName');
  return [
    name,
    ts
      .displayPartsToString(rest)
      .replace(/^\s*-?\s*/, '')
      .trim(),
  ];
}

/** `@returns {boolean} whether …`: the type is written once, from the declaration. */
function stripType(text: string): string {
  return text.replace(/^\{[^}]*\}\s*/, '').trim();
}
