import { DiagnosticsError, suggestName } from 'diagnostics';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { normalizeAddress } from '../../convert/addresses';
import { convertTree } from '../../markdown/convert-tree';
import { parseSource } from '../../markdown/parse';
import type { ImportReport } from '../../report';
import type { ReadOptions, SourceEntry, SourcePage, SourceSite, SourceVersion } from '../../types';
import { readRedirectFiles } from '../read-redirects';
import { readText, titleOfSlug } from '../read-values';
import { createDocusaurusRules, includePartials, readImports } from './docusaurus-rules';
import { readConfig, type DocsCollection } from './read-config';
import { readSidebars, type SidebarDocument } from './read-sidebars';
import { chooseVersion, type DocsVersion, listVersions } from './read-versions';
import { slugOf, withoutNumber } from './document-address';
import { describeVersion, reportVersions } from './describe-versions';

interface ReadDocument extends SidebarDocument {
  readonly page: SourcePage;
}

/** Reads a Docusaurus site: a folder with `docusaurus.config`. */
export function readDocusaurus(options: ReadOptions): SourceSite {
  const { sourceDir, report, basePath, siteUrl } = options;
  const config = readConfig(sourceDir, report);
  const pages: SourcePage[] = [];
  const navigation: SourceEntry[] = [];
  const versions: SourceVersion[] = [];
  const bases: string[] = [];
  for (const { collection, version, others } of chooseVersions(config.collections, options)) {
    const root = [config.baseUrl.slice(1), collection.routeBasePath].filter(Boolean).join('/');
    const base = [root, version.segment].filter(Boolean).join('/');
    bases.push(`/${base}`);
    const documents = readDocuments(collection, version, { sourceDir, base, report });
    const entries = readSidebars(version.sidebarFile, { documents, dir: version.dir, report });
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
      ...readTranslations(collection, version, documents, { sourceDir, base, report }),
    );
    // One version menu cannot show the versions of several collections.
    if (config.collections.length === 1)
      versions.push(...others.map((other) => describeVersion(other, collection, root)));
    else reportVersions(others, collection, report);
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
    basePath: basePath ?? sharedBase(addresses, config.baseUrl, bases),
    siteUrl: siteUrl ?? config.url,
    versions,
  };
}

/** A collection with the version to import. */
interface ChosenVersion {
  readonly collection: DocsCollection;
  readonly version: DocsVersion;
  readonly others: readonly DocsVersion[];
}

/** Collections without the wanted version are imported in the version that readers see first. */
function chooseVersions(
  collections: readonly DocsCollection[],
  { sourceDir, version: wanted }: ReadOptions,
): readonly ChosenVersion[] {
  const all = collections.map((collection) => ({
    collection,
    versions: listVersions(collection, sourceDir),
  }));
  const names = new Set(all.flatMap(({ versions }) => versions.map(({ name }) => name)));
  if (wanted !== undefined && !all.some(({ versions }) => chooseVersion(versions, wanted))) {
    throw new DiagnosticsError([
      {
        file: 'docs import',
        path: '--version',
        code: 'DOCS7003',
        received: wanted,
        expected: `one of ${[...names].join(', ')}`,
        hint: suggestName(wanted, names, 'Leave --version out for the one that readers see first.'),
      },
    ]);
  }
  return all.flatMap(({ collection, versions }) => {
    const version = chooseVersion(versions, wanted) ?? chooseVersion(versions, undefined);
    if (version === undefined) return [];
    return [{ collection, version, others: versions.filter((other) => other !== version) }];
  });
}

/**
 * Returns the part of old addresses that the root of the product replaces: the base of the site, and of its only
 * collection.
 */
function sharedBase(
  addresses: readonly string[],
  baseUrl: string,
  bases: readonly string[],
): string {
  const [only = baseUrl] = bases;
  const base = bases.length === 1 && only !== '/' ? only : baseUrl;
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
  { include, exclude }: DocsCollection,
  { dir }: DocsVersion,
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
  const { frontMatter, root, lineOffset, problem, mdxProblem } = parseSource(
    readFileSync(file, 'utf8'),
    { mdx: true },
  );
  if (mdxProblem !== undefined)
    report.changed(
      { file, line: mdxProblem.line },
      {
        kind: 'page',
        what: `MDX that cannot be parsed: ${mdxProblem.reason}`,
        result: 'read as markdown with HTML',
        todo: 'Compare the page with the old one.',
      },
    );
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

function readTranslations(
  { id }: DocsCollection,
  { translationFolder }: DocsVersion,
  documents: readonly ReadDocument[],
  context: CollectionContext,
): SourcePage[] {
  const { sourceDir, report } = context;
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  return globSync(`i18n/*/${plugin}/${translationFolder}/**/*.{md,mdx}`, { cwd: sourceDir })
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
