import { readDocs } from '../docs/read-docs';
import { apiDocumentVersion, type ComponentDocument } from '../document';
import type { PublicExport } from '../exports/public-export';
import type { Extraction } from './extraction';
import { planOfName } from './plans';
import { readLinks } from './read-links';
import { slugOfName } from './slug';
import { sourceLinkOf } from './source-link';
import { writeImports } from './write-imports';

type Head = Pick<
  ComponentDocument,
  | 'schemaVersion'
  | 'name'
  | 'slug'
  | 'aliases'
  | 'package'
  | 'imports'
  | 'description'
  | 'deprecation'
  | 'plan'
  | 'isUnstable'
  | 'sourceHref'
  | 'demos'
  | 'unresolved'
>;

/** Extracts the fields that all documents have. */
export function extractHead(found: PublicExport, extraction: Extraction, isType = false): Head {
  const { name, symbol, packages } = found;
  const docs = readDocs(symbol, extraction.checker);
  const { description, demos } = readLinks(docs.description);
  const origin = extraction.packages[packages[0] ?? 0];
  if (!origin) throw new RangeError(`${name} belongs to no package.`);
  const plan = planOfName(origin.name);
  const sourceHref = sourceLinkOf(symbol, extraction);
  return {
    schemaVersion: apiDocumentVersion,
    name,
    slug: slugOfName(name),
    ...describeAliases(found.aliases),
    package: { name: origin.name, version: origin.version },
    imports: writeImports(found, extraction, isType),
    description,
    ...(docs.deprecation && { deprecation: docs.deprecation }),
    ...(plan && { plan }),
    isUnstable: /^(unstable|experimental)_/i.test(name),
    ...(sourceHref !== undefined && { sourceHref }),
    demos,
    unresolved: [],
  };
}

/** Returns the field `aliases` of an export or of a part, if it has any. */
export function describeAliases(names: readonly string[] = []): Pick<Head, 'aliases'> {
  if (names.length === 0) return {};
  return { aliases: names.map((name) => ({ name, slug: slugOfName(name) })) };
}
