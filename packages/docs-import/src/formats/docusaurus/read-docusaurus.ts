import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { normalizeAddress } from '../../convert/addresses';
import { convertTree } from '../../markdown/convert-tree';
import { parseSource } from '../../markdown/parse';
import type { ImportReport } from '../../report';
import type { ReadOptions, SourceEntry, SourcePage, SourceSite } from '../../types';
import { readRedirectFiles } from '../read-redirects';
import { readText, titleOfSlug } from '../read-values';
import { createDocusaurusRules, includePartials, readImports } from './docusaurus-rules';
import { readConfig, type DocsCollection } from './read-config';
import { readSidebars, type SidebarDocument } from './read-sidebars';

interface ReadDocument extends SidebarDocument {
  readonly page: SourcePage;
}

/** Reads a Docusaurus site: a folder with `docusaurus.config`. */
export function readDocusaurus({ sourceDir, report, basePath, siteUrl }: ReadOptions): SourceSite {
  const config = readConfig(sourceDir, report);
  const pages: SourcePage[] = [];
  const navigation: SourceEntry[] = [];
  for (const collection of config.collections) {
    const base = [config.baseUrl.slice(1), collection.routeBasePath].filter(Boolean).join('/');
    const documents = readDocuments(collection, { sourceDir, base, report });
    const entries = readSidebars(collection.sidebarFile, {
      documents,
      dir: collection.dir,
      report,
    });
    navigation.push(
      ...(config.collections.length > 1 && entries.length > 0
        ? [
            {
              title: titleOfSlug(collection.id),
              children: entries,
              location: { file: config.file },
            },
          ]
        : entries),
    );
    pages.push(
      ...documents.map(({ page }) => page),
      ...readTranslations(collection, documents, { sourceDir, base, report }),
    );
    reportVersions(collection, sourceDir, report);
  }
  const addresses = pages.map(({ address }) => address);
  const redirectFiles = ['_redirects', 'static/_redirects'].map((name) =>
    path.join(sourceDir, name),
  );
  return {
    sourceDir,
    pages,
    navigation,
    redirects: [
      ...config.redirects.map((redirect) => ({
        ...redirect,
        from: config.baseUrl + redirect.from,
        to: redirect.to.startsWith('/') ? config.baseUrl + redirect.to : redirect.to,
      })),
      ...readRedirectFiles(redirectFiles),
    ],
    staticDirs: [path.join(sourceDir, 'static')],
    basePath: basePath ?? sharedBase(addresses, config.baseUrl, config.collections),
    siteUrl: siteUrl ?? config.url,
  };
}

/**
 * Returns the part of old addresses that the root of the product replaces: the base of the site, and of its only
 * collection.
 */
function sharedBase(
  addresses: readonly string[],
  baseUrl: string,
  collections: readonly DocsCollection[],
): string {
  const [only] = collections;
  const base =
    collections.length === 1 && only?.routeBasePath ? `${baseUrl}/${only.routeBasePath}` : baseUrl;
  return addresses.every((address) => address === base || address.startsWith(`${base}/`))
    ? base
    : baseUrl;
}

interface CollectionContext {
  readonly sourceDir: string;
  /** First part of addresses, without slashes at the ends. */
  readonly base: string;
  readonly report: ImportReport;
}

function readDocuments(
  { dir, include, exclude }: DocsCollection,
  context: CollectionContext,
): readonly ReadDocument[] {
  const names = globSync([...include], { cwd: dir, ignore: [...exclude] }).sort();
  if (names.length === 0) {
    context.report.notImported(
      { file: dir },
      {
        kind: 'page',
        what: 'no documents',
        todo: 'Check the path of the documents in docusaurus.config.',
      },
    );
  }
  return names.flatMap((name) => readDocument(path.join(dir, name), name, 'en', context) ?? []);
}

function readDocument(
  file: string,
  below: string,
  language: string,
  { sourceDir, base, report }: CollectionContext,
): ReadDocument | undefined {
  const { frontMatter, root, lineOffset, problem } = parseSource(readFileSync(file, 'utf8'), {
    mdx: true,
  });
  if (problem !== undefined)
    report.notImported(
      { file, line: 1 },
      { kind: 'front matter', what: problem, todo: 'Correct it, and import again.' },
    );
  if (frontMatter['draft'] === true) {
    report.notImported(
      { file },
      {
        kind: 'page',
        what: 'a draft',
        todo: 'Publish it at the old site first, or remove “draft”.',
      },
    );
    return undefined;
  }
  const plain = below
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(withoutNumber);
  const folder = plain.slice(0, -1);
  const name = plain.at(-1) ?? '';
  const id = [...folder, readText(frontMatter['id']) ?? name].join('/');
  const imports = readImports(root, file, sourceDir);
  const tree = includePartials(root, imports, sourceDir);
  const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const converted = convertTree(tree, {
    file,
    lineOffset,
    report,
    rules: createDocusaurusRules(imports),
  });
  const title =
    readText(frontMatter['title']) ??
    (heading
      ? toString(heading)
          .replace(/\s*\{#[^}]*\}$/, '')
          .trim()
      : titleOfSlug(name));
  const address = normalizeAddress(
    [base, slugOf(readText(frontMatter['slug']), folder, readText(frontMatter['id']) ?? name)].join(
      '/',
    ),
  );
  const sidebarLabel = readText(frontMatter['sidebar_label']);
  const position = frontMatter['sidebar_position'];
  return {
    id,
    below,
    address,
    title,
    sidebarLabel,
    ...(typeof position === 'number' && { position }),
    page: {
      file,
      language,
      address,
      title,
      navigationTitle: sidebarLabel,
      description: readText(frontMatter['description']),
      fields: {},
      root: converted,
      lineOffset,
      createOldId: createSlugs,
    },
  };
}

function createSlugs(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(text);
}

/** Path of a document below the base: from its front matter, or from its folders and name. */
function slugOf(slug: string | undefined, folder: readonly string[], name: string): string {
  if (slug?.startsWith('/')) return slug.slice(1);
  if (slug !== undefined) return [...folder, slug].join('/');
  const isIndex =
    /^(index|readme)$/i.test(name) || name.toLowerCase() === folder.at(-1)?.toLowerCase();
  return (isIndex ? folder : [...folder, name]).join('/');
}

/** `01-intro` → `intro`. Versions and dates keep their numbers. */
function withoutNumber(segment: string): string {
  return /^\d+[-_.]\d+/.test(segment) ? segment : segment.replace(/^\d+\s*[-_.]+\s*(?=\D)/, '');
}

function readTranslations(
  { id }: DocsCollection,
  documents: readonly ReadDocument[],
  context: CollectionContext,
): SourcePage[] {
  const { sourceDir, report } = context;
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  return globSync(`i18n/*/${plugin}/current/**/*.{md,mdx}`, { cwd: sourceDir })
    .sort()
    .flatMap((name) => {
      const file = path.join(sourceDir, name);
      const [, locale = '', , , ...rest] = name.split('/');
      const below = rest.join('/');
      const language = /^[a-z]{2}(?=$|-)/.exec(locale)?.[0];
      const original = documents.find(
        (document) => document.below.replace(/\.mdx?$/, '') === below.replace(/\.mdx?$/, ''),
      );
      if (language === undefined || language === 'en' || !original) {
        report.notImported(
          { file },
          {
            kind: 'translation',
            what: `a page in ${locale}`,
            todo: original
              ? 'The platform names languages with two letters.'
              : 'The English page is missing.',
          },
        );
        return [];
      }
      const translated = readDocument(file, below, language, context);
      return translated ? [{ ...translated.page, address: original.address }] : [];
    });
}

/** Earlier versions stay on the old site. The version menu links to them. */
function reportVersions({ id }: DocsCollection, sourceDir: string, report: ImportReport): void {
  const folder = id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`;
  const cwd = path.join(sourceDir, folder);
  if (!existsSync(cwd)) return;
  for (const name of globSync('*', { cwd, onlyDirectories: true }).sort()) {
    const version = name.replace(/^version-|\/$/g, '').replace(/\/$/, '');
    const count = globSync('**/*.{md,mdx}', { cwd: path.join(cwd, name) }).length;
    report.notImported(
      { file: path.join(cwd, name) },
      {
        kind: 'version',
        what: `version ${version} with ${count} pages`,
        todo: `Keep its site, and add { text: '${version}', href: '<its address>' } to versions in product.ts.`,
      },
    );
  }
}
