import { readableVersions, searchIndexVersion, searchKinds } from '../engine';
import type { IndexedEntry, IndexedPage, IndexedSymbols, SearchIndex } from '../engine';
import { isRecord } from '../../../lib/is-record';
import { isSiteAddress } from '../../../lib/is-site-address';

/**
 * Parses the index of a product. Other teams deploy their products at other times, so nothing is trusted: an index of
 * another product, language or unknown schema version is ignored, as is one with an invalid page, because shards refer to
 * pages by number. Addresses of other sites are invalid. An index with more than `maxEntries` is ignored, because its
 * catalog would block the page.
 */
export function parseSearchIndex(
  value: unknown,
  { id, language }: { readonly id: string; readonly language: string },
): SearchIndex | undefined {
  if (
    !isRecord(value) ||
    !readableVersions.includes(value['schemaVersion']) ||
    value['language'] !== language ||
    !isRecord(value['product']) ||
    value['product']['id'] !== id
  ) {
    return undefined;
  }
  const { name, family, version, href, isInternal, packageName } = value['product'];
  if (!isText(name) || !isText(family) || !isText(version) || !isAddress(href)) {
    return undefined;
  }
  if (countEntries(value) > maxEntries) {
    return undefined;
  }
  const pages = list(value['pages']).map(parsePage);
  const readable = pages.filter((page) => page !== undefined);
  if (readable.length < pages.length) {
    return undefined;
  }
  const messages = value['messages'] ?? value['words'];
  return {
    schemaVersion: searchIndexVersion,
    language,
    product: {
      id,
      name,
      family,
      version,
      href,
      ...(isText(packageName) && { packageName }),
      ...(isInternal === true && { isInternal }),
    },
    pages: readable,
    shards: list(value['shards']).flatMap((shard) =>
      isRecord(shard) && isText(shard['prefix']) && isAddress(shard['href'])
        ? [{ prefix: shard['prefix'], href: shard['href'] }]
        : [],
    ),
    ...(isRecord(messages) && { messages: pickTexts(messages) }),
  };
}

/** The largest product has 4,300. Preparing 20,000 takes a second at most. */
const maxEntries = 20_000;

/** Counts pages, headings, names and shards before anything is copied. */
function countEntries(index: Readonly<Record<string, unknown>>): number {
  const pages = list(index['pages']);
  const inPages = pages.filter(isRecord).flatMap((page) => [
    breadcrumbsOf(page).length + list(page['headings']).length,
    ...list(page['symbols'])
      .filter(isRecord)
      .map(({ names }) => 1 + list(names).length),
  ]);
  const shards = list(index['shards']).length;
  return inPages.reduce((sum, count) => sum + count, pages.length + shards);
}

function parsePage(value: unknown): IndexedPage | undefined {
  if (!isRecord(value) || !isAddress(value['href']) || !isText(value['title'])) {
    return undefined;
  }
  const { href, title, since } = value;
  const headings = list(value['headings']).flatMap(parseHeading);
  return headings.length === list(value['headings']).length
    ? {
        href,
        title,
        breadcrumbs: breadcrumbsOf(value).filter(isText),
        headings,
        symbols: list(value['symbols']).flatMap(parseSymbols),
        ...(isText(since) && { since }),
      }
    : undefined;
}

function breadcrumbsOf(page: Readonly<Record<string, unknown>>): readonly unknown[] {
  return list(page['breadcrumbs'] ?? page['trail']);
}

function parseHeading(value: unknown): readonly IndexedEntry[] {
  const [text, anchor] = list(value);
  return isText(text) ? [isText(anchor) ? [text, anchor] : [text]] : [];
}

function parseSymbols(value: unknown): readonly IndexedSymbols[] {
  const kind = isRecord(value) && searchKinds.find((known) => known === value['kind']);
  if (!isRecord(value) || !kind || !isText(value['prefix'])) {
    return [];
  }
  const { prefix } = value;
  const names = list(value['names']).filter(isText);
  const anchors = list(value['anchors']).filter(isText);
  const since = parseSince(value['since']);
  return [
    {
      kind,
      prefix,
      names,
      ...(anchors.length === names.length && { anchors }),
      ...(since && { since }),
    },
  ];
}

function parseSince(value: unknown): IndexedSymbols['since'] {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([version, positions]) => [
      version,
      list(positions).filter((position) => typeof position === 'number'),
    ]),
  );
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** In characters. */
const maxTextLength = 1000;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxTextLength;
}

function isAddress(value: unknown): value is string {
  return isText(value) && isSiteAddress(value);
}

function pickTexts(texts: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}
