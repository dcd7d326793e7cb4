import ts from 'typescript';
import { isHidden } from '../docs/read-docs';
import type { TypeReference, TypeText } from '../document';
import type { Extraction } from '../extract/extraction';
import { packageOf } from '../extract/package-of';
import { compareText } from '../text/compare-text';
import { formatType } from './format-type';
import { listProperties } from './stable-order';
import { typeNodeOf, writeMember, writeType } from './write-type';

/** Returns the text of a type, its expanded form, and the pages of the names in it. */
export function writeTypeText(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  optional: boolean,
  extraction: Extraction,
): TypeText {
  const text = writeType(type, node, optional, extraction.checker);
  const expanded = expandType(text, type, extraction);
  return {
    text,
    ...(expanded !== undefined && { expanded }),
    references: findReferences(`${text} ${expanded ?? ''}`, extraction),
  };
}

/** Returns the names of documents in a text, each once. */
export function findReferences(
  text: string,
  { slugOf }: Pick<Extraction, 'slugOf'>,
): TypeReference[] {
  const bare = text.replaceAll(/'[^']*'|"[^"]*"/g, '');
  const names = new Set(bare.match(/(?<![\w.$])[A-Z]\w+/g));
  return [...names].sort(compareText).flatMap((name) => {
    const slug = slugOf(name);
    return slug === undefined ? [] : [{ name, slug }];
  });
}

/** Returns the union of the types of several symbols. */
export function writeTypeTexts(
  symbols: readonly ts.Symbol[],
  optional: boolean,
  extraction: Extraction,
): TypeText {
  const texts = symbols.map((symbol) =>
    writeTypeText(
      extraction.checker.getTypeOfSymbol(symbol),
      typeNodeOf(symbol, extraction.checker),
      optional,
      extraction,
    ),
  );
  const [only] = texts;
  const different = [...new Set(texts.map((part) => part.text))];
  if (only && different.length === 1) return only;
  const text = joinTypes(different);
  const expanded = formatLongType(text);
  return {
    text,
    ...(expanded !== undefined && { expanded }),
    references: findReferences(text, extraction),
  };
}

function joinTypes(texts: readonly string[]): string {
  if (texts.length === 2 && texts.includes('true') && texts.includes('false')) return 'boolean';
  return texts.map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ');
}

/** Objects with more members are not listed in place. */
const maxMembers = 40;

/** Returns a long type on several lines, or the members of a small object type without a page. */
function expandType(text: string, type: ts.Type, extraction: Extraction): string | undefined {
  const { checker } = extraction;
  const bare = checker.getNonNullableType(type);
  const members = isOwnObject(bare, extraction)
    ? listProperties(bare, checker).filter((member) => !isHidden(member, checker))
    : [];
  if (!text.includes('{') && members.length > 0 && members.length <= maxMembers) {
    return formatType(`{ ${members.map((member) => writeMember(member, checker)).join('; ')} }`);
  }
  return formatLongType(text);
}

/** Returns whether the documented packages declare an object type without having a document for it. */
function isOwnObject(type: ts.Type, extraction: Extraction): boolean {
  const { packages, checker } = extraction;
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const target = /^(Partial|Required|Readonly)$/.test(symbol?.name ?? '')
    ? type.aliasTypeArguments?.[0]
    : type;
  const named = target?.aliasSymbol ?? target?.getSymbol();
  const file = named?.declarations?.[0]?.getSourceFile().fileName;
  return (
    file !== undefined &&
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !named?.declarations?.some(ts.isClassDeclaration) &&
    named !== undefined &&
    !/^(Theme|.*Classes|.*Props|.*Component)$/.test(named.name) &&
    extraction.slugOf(named.name) === undefined &&
    packages.some(({ name }) => name === packageOf(file))
  );
}

const maxLineLength = 72;

/** Formats a long type on several lines. Returns undefined for a short type, and if no line can break. */
export function formatLongType(text: string): string | undefined {
  return text.length > maxLineLength && /[{|(<]/.test(text) ? formatType(text) : undefined;
}
