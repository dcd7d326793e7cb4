import ts from 'typescript';
import type { TypeReference, TypeText } from '../document';
import type { Extraction } from '../extract/extraction';
import { writeType } from './write-type';

/** A type with the pages that its names have. */
export function writeTypeText(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  optional: boolean,
  extraction: Extraction,
): TypeText {
  const text = writeType(type, node, optional, extraction.checker);
  return { text, references: findReferences(text, extraction) };
}

/** Names of documents within a text, each once. */
export function findReferences(
  text: string,
  extraction: Pick<Extraction, 'slugOf'>,
): TypeReference[] {
  const bare = text.replaceAll(/'[^']*'|"[^"]*"/g, '');
  const names = new Set(bare.match(/(?<![\w.$])[A-Z]\w+/g));
  return [...names].sort().flatMap((name) => {
    const slug = extraction.slugOf(name);
    return slug === undefined ? [] : [{ name, slug }];
  });
}
