import type ts from 'typescript';
import type { TypeReference, TypeText } from '../document';
import type { Extraction } from '../extract/extraction';
import { compareText } from '../text/compare-text';
import { expandType } from './expand-type';
import { writeType } from './write-type';

/** A type with what hides behind its names, and with the pages that they have. */
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

/** Names of documents within a text, each once. */
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
