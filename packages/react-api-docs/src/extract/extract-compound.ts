import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { ComponentDocument, Part } from '../document';
import { listParts } from '../exports/classify-export';
import type { PublicExport } from '../exports/collect-exports';
import { TypeCollector } from '../named-types/type-collector';
import { scriptTextOf } from '../program/script-beside';
import { compareText } from '../text/compare-text';
import { extractHead } from './extract-head';
import { extractShape } from './extract-shape';
import { extractStyleHooks } from './extract-style-hooks';
import type { Extraction } from './extraction';
import { listAnatomy, readAnatomy } from './read-anatomy';
import { readLinks } from './read-links';
import { sourceLinkOf } from './source-link';

/** The document of a compound component: its parts, each with props of its own. */
export function extractCompound(found: PublicExport, known: Extraction): ComponentDocument {
  const types = new TypeCollector(known, found.symbol);
  const extraction = { ...known, types };
  const head = extractHead(found, extraction);
  const demos = head.demos.length > 0 ? head.demos : demosOf(found.symbol, extraction);
  const anatomy = readAnatomy(demos, extraction.packages);
  const order = anatomy === undefined ? [] : listAnatomy(anatomy, found.name);
  const extracted = listParts(found.symbol, extraction.checker)
    .map((part) => extractPart(found.name, part, { ...extraction, types: types.of(part.symbol) }))
    .sort((a, b) => compareParts(a.part, b.part, order));
  const parts = extracted.map(({ part }) => part);
  const [root] = parts;
  return {
    kind: 'component',
    ...head,
    unresolved: extracted.flatMap(({ unresolved }) => unresolved),
    description: head.description || (root?.description ?? ''),
    demos,
    ...(anatomy !== undefined && { anatomy }),
    props: [],
    accepts: [],
    ref: { forwarded: false },
    slots: [],
    classes: [],
    cssVariables: [],
    dataAttributes: [],
    parts,
    ...types.list(),
  };
}

function extractPart(
  owner: string,
  { name, symbol }: { readonly name: string; readonly symbol: ts.Symbol },
  extraction: Extraction,
): { readonly part: Part; readonly unresolved: ComponentDocument['unresolved'] } {
  const sourceHref = sourceLinkOf(symbol);
  const { description } = readLinks(readDocs(symbol, extraction.checker).description);
  const { shape, unresolved } = extractShape(
    extraction.checker.getTypeOfSymbol(symbol),
    { owner, description, script: scriptTextOf(symbol) },
    extraction,
  );
  const part = {
    name,
    description,
    ...(sourceHref !== undefined && { sourceHref }),
    ...shape,
    classes: [],
    ...extractStyleHooks([`${owner}${name}`, symbol.name], extraction),
  };
  return { part, unresolved: unresolved.map((one) => ({ ...one, path: `${name}.${one.path}` })) };
}

/** Links to the documentation of a compound component are in the descriptions of its parts. */
function demosOf(symbol: ts.Symbol, { checker }: Extraction): ComponentDocument['demos'] {
  const links = listParts(symbol, checker).flatMap(
    (part) => readLinks(readDocs(part.symbol, checker).description).demos,
  );
  return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, 1);
}

/** Sorts parts as the anatomy names them, then the root, because it contains the others, then the rest by name. */
function compareParts(a: Part, b: Part, order: readonly string[]): number {
  const rank = ({ name }: Part) => {
    const index = order.indexOf(name);
    if (index !== -1) return index;
    return order.length + (name === 'Root' ? 0 : 1);
  };
  return rank(a) - rank(b) || compareText(a.name, b.name);
}
