import { existsSync } from 'node:fs';
import path from 'node:path';
import { evaluateModule, locationOfValue, unknownValue } from '../../code/evaluate-module';
import { normalizeAddress } from '../../convert/addresses';
import type { ImportReport } from '../../report';
import type { SourceEntry, SourcePage, SourceLocation } from '../../types';
import { readList, readRecord, readText, titleOfSlug } from '../read-values';
import type { MarkdownLayout } from './find-layout';

/** A page with its path below the folder. */
export interface FolderPage {
  readonly page: SourcePage;
  /** Path below the folder of pages, without the language. */
  readonly below: string;
  readonly position?: number | undefined;
  readonly isHidden: boolean;
}

/** Reads the navigation from the configuration or `_meta` files, or derives it from the folders. */
export function readNavigation(
  layout: MarkdownLayout,
  pages: readonly FolderPage[],
  base: string,
  report: ImportReport,
): readonly SourceEntry[] {
  const { configFile, tool } = layout;
  const location: SourceLocation = { file: configFile ?? layout.contentDir };
  const sidebar =
    configFile === undefined ? undefined : findSidebar(evaluateModule(configFile).get('default'));
  if (sidebar === undefined || sidebar === unknownValue) {
    if (configFile !== undefined && tool !== 'starlight') {
      report.changed(location, {
        kind: 'navigation',
        what: 'no sidebar that can be read',
        result: 'the navigation follows the folders',
      });
    }
    return listFolder('', layout, pages, location);
  }
  const context = { layout, pages, base, report };
  if (Array.isArray(sidebar)) return readItems(sidebar, context, location, '');
  // VitePress: a sidebar for each first part of an address.
  const lists = Object.entries(readRecord(sidebar)).map(([prefix, value]) => {
    const items = Array.isArray(value) ? value : readRecord(value)['items'];
    const folder = readText(readRecord(value)['base']) ?? '';
    return [prefix, readItems(items, context, locationOfValue(value) ?? location, folder)] as const;
  });
  return lists.length === 1
    ? lists.flatMap(([, children]) => children)
    : lists.map(([prefix, children]) => ({
        title:
          titleOfSlug(
            prefix
              .replaceAll(/^\/+|\/+$/g, '')
              .split('/')
              .at(-1) ?? '',
          ) || 'Start',
        children,
        location,
      }));
}

/** Returns the property `sidebar`, which may be at any depth of the configuration. */
function findSidebar(value: unknown): unknown {
  for (const [key, inner] of Object.entries<unknown>(
    Array.isArray(value) ? value : readRecord(value),
  )) {
    if (key === 'sidebar') return inner;
    const found = typeof inner === 'object' ? findSidebar(inner) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

interface ItemContext {
  readonly layout: MarkdownLayout;
  readonly pages: readonly FolderPage[];
  readonly base: string;
  readonly report: ImportReport;
}

function readItems(
  items: unknown,
  context: ItemContext,
  above: SourceLocation,
  prefix: string,
): SourceEntry[] {
  return readList(items).flatMap((item): SourceEntry[] => {
    const location = locationOfValue(item) ?? above;
    if (item === unknownValue) {
      context.report.notImported(location, {
        kind: 'entry',
        what: 'entries that code creates',
        todo: 'Add them to pages in product.ts.',
      });
      return [];
    }
    const row = typeof item === 'string' ? { slug: item } : readRecord(item);
    const title = readText(row['text']) ?? readText(row['label']);
    const folder = readText(readRecord(row['autogenerate'])['directory']);
    if (folder !== undefined) {
      return [
        {
          title,
          children: listFolder(
            folder.replaceAll(/^\/+|\/+$/g, ''),
            context.layout,
            context.pages,
            location,
          ),
          location,
        },
      ];
    }
    const link = readText(row['link']) ?? readText(row['slug']);
    const address =
      link === undefined || /^https?:/.test(link)
        ? link
        : normalizeAddress(`${context.base}/${prefix}/${link.replace(/[?#].*$/, '')}`);
    const children = readItems(row['items'], context, location, readText(row['base']) ?? prefix);
    return [{ address, title, ...(children.length > 0 && { children }), location }];
  });
}

interface Row {
  readonly key: string;
  readonly position: number | undefined;
  readonly entry: SourceEntry;
}

function listFolder(
  folder: string,
  layout: MarkdownLayout,
  pages: readonly FolderPage[],
  location: SourceLocation,
): SourceEntry[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const meta = readMeta(path.join(layout.contentDir, folder));
  const names = new Map<string, FolderPage[]>();
  for (const page of pages.filter(({ below, isHidden }) => below.startsWith(prefix) && !isHidden)) {
    const [name = ''] = page.below.slice(prefix.length).split('/');
    names.set(name, [...(names.get(name) ?? []), page]);
  }
  const rows = [...names].flatMap(([name, inside]): Row[] => {
    const [first] = inside;
    const key = name.replace(/\.mdx?$/, '');
    const title = readText(meta?.[key]) ?? readText(readRecord(meta?.[key])['title']);
    if (readRecord(meta?.[key])['display'] === 'hidden') return [];
    if (/\.mdx?$/.test(name)) {
      // The index page of a folder is the page of its group.
      if (!first || names.has(key)) return [];
      const isIndex = /^(index|readme)$/i.test(key);
      if (isIndex && folder !== '') return [];
      return [
        {
          key,
          position: first.position ?? (isIndex ? -1 : undefined),
          entry: {
            address: first.page.address,
            title: title ?? first.page.navigationTitle,
            location,
          },
        },
      ];
    }
    const index = pages.find(
      ({ below }) =>
        below.replace(/\.mdx?$/, '') === `${prefix}${name}` ||
        (/^(index|readme)\.mdx?$/i.test(below.slice(`${prefix}${name}/`.length)) &&
          below.startsWith(`${prefix}${name}/`)),
    );
    const children = listFolder(`${prefix}${name}`, layout, pages, location);
    const entry: SourceEntry = {
      address: index?.page.address,
      title:
        title ??
        index?.page.navigationTitle ??
        index?.page.title ??
        titleOfSlug(name.replace(/^\d+[-_.]\s*(?=\D)/, '')),
      ...(children.length > 0 && { children }),
      location,
    };
    return [{ key, position: index?.position ?? numberOf(name), entry }];
  });
  const order = meta ? Object.keys(meta) : [];
  const rank = ({ key, position }: Row) =>
    order.includes(key) ? order.indexOf(key) - 1_000_000 : (position ?? numberOf(key) ?? Infinity);
  const links = Object.entries(meta ?? {}).flatMap(([key, value]): Row[] => {
    const href = readText(readRecord(value)['href']);
    return href === undefined
      ? []
      : [
          {
            key,
            position: undefined,
            entry: { address: href, title: readText(readRecord(value)['title']) ?? key, location },
          },
        ];
  });
  return [...rows, ...links]
    .toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1))
    .map(({ entry }) => entry);
}

/** Nextra: titles and order of a folder. */
function readMeta(folder: string): Readonly<Record<string, unknown>> | undefined {
  const file = ['ts', 'tsx', 'js', 'jsx', 'json']
    .map((extension) => path.join(folder, `_meta.${extension}`))
    .find((name) => existsSync(name));
  return file === undefined ? undefined : readRecord(evaluateModule(file).get('default'));
}

function numberOf(name: string): number | undefined {
  const [, number] = /^(\d+)[-_.]/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}
