import ts from 'typescript';
import type { Deprecation } from '../document';

/** Documentation of a symbol in its package. Texts are markdown. */
export interface SymbolDocs {
  readonly description: string;
  readonly default?: string | undefined;
  /** Type of a constant or a data attribute, if the documentation states it. */
  readonly type?: string | undefined;
  readonly deprecation?: Deprecation | undefined;
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns: string;
}

/** Reads the JSDoc of a symbol, or of one of its declarations. */
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
    description: readDescription(symbol, checker),
    ...(fallback ? { default: readDefault(fallback) } : {}),
    ...(type ? { type: type.replace(/^\{(.*)\}$/, '$1') } : {}),
    ...(advice === undefined ? {} : { deprecation: { advice } }),
    parameters: new Map(tags.filter(({ name }) => name === 'param').map(readParameter)),
    returns: stripType(textOf('returns', 'return') ?? ''),
  };
}

/** Removes the quotation of a whole default, and the star of a line that a package began twice. */
function readDefault(text: string): string {
  return text.replace(/^`([^`]*)`$/, '$1').replace(/\n\*$/, '');
}

/**
 * Returns one description, although the compiler joins those of all declarations: the first one describes the
 * component.
 */
function readDescription(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const texts = (symbol.declarations ?? []).flatMap((node) => {
    const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
    return ts.getTextOfJSDocComment(comment?.comment)?.trim() ?? [];
  });
  return new Set(texts).size > 1 && texts[0] !== undefined
    ? texts[0]
    : ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
}

/** Returns whether the package excludes a symbol from its documentation: `@ignore - do not document`, `@internal`. */
export function isHidden(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'ignore' || name === 'internal');
}

function readParameter({ text = [] }: ts.JSDocTagInfo): [string, string] {
  const name = text.find(({ kind }) => kind === 'parameterName')?.text;
  // Without a description, the compiler gives the name as text.
  if (name === undefined) return [ts.displayPartsToString(text).trim(), ''];
  const rest = text.filter(({ kind }) => kind !== 'parameterName');
  return [
    name,
    ts
      .displayPartsToString(rest)
      .replace(/^\s*-?\s*/, '')
      .trim(),
  ];
}

/** Removes the type from `@returns {boolean} whether …`. The document has it from the declaration. */
function stripType(text: string): string {
  return text.replace(/^\{[^}]*\}\s*/, '').trim();
}
