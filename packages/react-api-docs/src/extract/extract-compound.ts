import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { ComponentDocument, Part, Prop } from '../document';
import { listFunctions, listParts } from '../exports/classify-export';
import type { PublicExport } from '../exports/public-export';
import { TypeCollector } from '../named-types/type-collector';
import type { InstalledPackage } from '../program/resolve-package';
import { scriptTextOf } from '../program/script-beside';
import { compareText } from '../text/compare-text';
import { describeAliases, extractHead } from './extract-head';
import { extractShape } from './extract-shape';
import { extractStyleHooks } from './extract-style-hooks';
import type { Extraction } from './extraction';
import { extractProp } from './extract-prop';
import { readLinks } from './read-links';
import { sourceLinkOf } from './source-link';

/** Extracts the document of a compound component: its parts, each with its own props. */
export function extractCompound(found: PublicExport, known: Extraction): ComponentDocument {
  const types = new TypeCollector(known, found.symbol);
  const extraction = { ...known, types };
  const head = extractHead(found, extraction);
  const demos = head.demos.length > 0 ? head.demos : demosOf(found.symbol, extraction);
  const anatomy = readAnatomy(demos, extraction.packages);
  const order = anatomy === undefined ? [] : listAnatomy(anatomy, found.name);
  const extracted = listParts(found.symbol, extraction.checker)
    .map((part) => extractPart(found, part, { ...extraction, types: types.of(part.symbol) }))
    .sort((a, b) => compareParts(a.part, b.part, order));
  const parts = extracted.map(({ part }) => part);
  // The first part can be a provider, whose description says nothing about the component.
  const described = parts.find(({ name }) => name === 'Root') ?? parts[0];
  const functions = extractFunctions(found.symbol, extraction);
  return {
    kind: 'component',
    ...head,
    unresolved: extracted.flatMap(({ unresolved }) => unresolved),
    description: head.description || (described?.description ?? ''),
    demos,
    ...(functions.length > 0 && { functions }),
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

function extractFunctions(
  namespace: ts.Symbol,
  extraction: Extraction & Pick<Required<Extraction>, 'types'>,
): Prop[] {
  return listFunctions(namespace, extraction.checker)
    .map(({ name, symbol }) => {
      const row = extractProp({ symbol, others: [], required: true }, extraction);
      const type = { text: symbol.name, references: [] };
      // The methods of a class are among the types that the page writes out.
      return symbol.flags & ts.SymbolFlags.Class
        ? { ...row, name, type: extraction.types.link(type, symbol.declarations?.[0]) }
        : { ...row, name };
    })
    .sort((a, b) => compareText(a.name, b.name));
}

function extractPart(
  { name: owner, partAliases }: PublicExport,
  { name, symbol }: { readonly name: string; readonly symbol: ts.Symbol },
  extraction: Extraction,
): { readonly part: Part; readonly unresolved: ComponentDocument['unresolved'] } {
  const sourceHref = sourceLinkOf(symbol, extraction);
  const { description } = readLinks(readDocs(symbol, extraction.checker).description);
  const { shape, unresolved } = extractShape(
    extraction.checker.getTypeOfSymbol(symbol),
    { owner, description, script: scriptTextOf(symbol) },
    extraction,
  );
  const part = {
    name,
    ...describeAliases(partAliases?.get(name)),
    description,
    ...(sourceHref !== undefined && { sourceHref }),
    ...shape,
    classes: [],
    ...extractStyleHooks([`${owner}${name}`, symbol.name], extraction),
  };
  return {
    part,
    unresolved: unresolved.map((problem) => ({ ...problem, path: `${name}.${problem.path}` })),
  };
}

/** The links to the documentation of a compound component are in the descriptions of its parts. */
function demosOf(symbol: ts.Symbol, { checker }: Extraction): ComponentDocument['demos'] {
  const links = listParts(symbol, checker).flatMap(
    (part) => readLinks(readDocs(part.symbol, checker).description).demos,
  );
  return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, 1);
}

/** Sorts parts: first those of the anatomy in its order, then the root, then the others by name. */
function compareParts(a: Part, b: Part, order: readonly string[]): number {
  const rank = ({ name }: Part) => {
    const index = order.indexOf(name);
    if (index !== -1) return index;
    return order.length + (name === 'Root' ? 0 : 1);
  };
  return rank(a) - rank(b) || compareText(a.name, b.name);
}

/**
 * Returns how the parts of a compound component are put together, as JSX. Packages such as Base UI contain their
 * documentation as Markdown, at the paths of their site: the code comes from the section “Anatomy” of the first page
 * that the component links.
 */
function readAnatomy(
  links: ComponentDocument['demos'],
  packages: readonly Pick<InstalledPackage, 'folder'>[],
): string | undefined {
  for (const { href } of links) {
    if (!URL.canParse(href)) continue;
    const { pathname } = new URL(href);
    for (const { folder } of packages) {
      const file = path.join(folder, 'docs', `${pathname.replace(/\/$/, '')}.md`);
      const anatomy = existsSync(file) ? findAnatomy(readFileSync(file, 'utf8')) : undefined;
      if (anatomy !== undefined) return anatomy;
    }
  }
  return undefined;
}

/** Returns the first code block below the heading “Anatomy” of a Markdown page, without its imports. */
function findAnatomy(page: string): string | undefined {
  const [, section] = /^## Anatomy\n(.*?)(?=^## |(?![^]))/ms.exec(page) ?? [];
  const [, code] = /^```[jt]sx[^\n]*\n(.*?)^```/ms.exec(section ?? '') ?? [];
  const jsx = code?.replaceAll(/^import [^;]*;\n/gm, '').trim();
  return jsx?.replace(/;$/, '');
}

/** Returns the names of the parts in the order of the anatomy: `Root`, `Trigger`. */
function listAnatomy(anatomy: string, owner: string): string[] {
  const names = [...anatomy.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => name);
  const own = names.filter((name) => name.startsWith(`${owner}.`));
  return [...new Set(own.map((name) => name.slice(owner.length + 1)))];
}
