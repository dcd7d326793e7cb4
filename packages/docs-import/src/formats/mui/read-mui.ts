import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { evaluateModule, locationOfValue, unknownValue } from '../../code/evaluate-module';
import { convertTree } from '../../markdown/convert-tree';
import { parseSource } from '../../markdown/parse';
import type { ImportReport } from '../../report';
import type { ReadOptions, SourceEntry, SourcePage, SourceLocation, SourceSite } from '../../types';
import { readRedirectFiles } from '../read-redirects';
import { readList, readRecord, readText, readTexts, titleOfSlug } from '../read-values';
import { chooseTitles } from './choose-titles';
import { createMuiRules, takePlans, type MuiPageFacts } from './mui-rules';
import { createMuiIds } from './text-to-hash';

/** Reads a documentation of `MuiPage[]`, markdown files and demos: a folder with `data/pages.ts`, or `data` itself. */
export function readMui({ sourceDir, report, basePath, siteUrl }: ReadOptions): SourceSite {
  const docsDir = existsSync(path.join(sourceDir, 'data')) ? sourceDir : path.dirname(sourceDir);
  const dataDir = path.join(docsDir, 'data');
  const navigationFiles = findNavigationFiles(dataDir);
  if (navigationFiles.length === 0) {
    report.notImported(
      { file: path.join(dataDir, 'pages.ts') },
      {
        kind: 'navigation',
        what: 'no pages.ts',
        todo: 'Name the folder that holds data/pages.ts.',
      },
    );
  }
  const facts = new Map<string, MuiPageFacts>();
  const entries = navigationFiles.flatMap((file) =>
    readEntries(evaluateModule(file).get('default'), { file }, report),
  );
  const navigationTitles = listTitles(entries);
  const addresses = listAddresses(docsDir, dataDir, entries, report);
  const titles = new Map<string, string>();
  const context = { report, facts, navigationTitles, titles };
  const pages = [...addresses].map(([file, address]) => readPage(file, address, context));
  const translations = pages.flatMap((page) => readTranslations(page, context));
  return {
    sourceDir,
    pages: chooseTitles([...pages, ...translations], titles, report),
    navigation: withPlans(entries, facts),
    redirects: readRedirectFiles([path.join(docsDir, 'public/_redirects')]),
    staticDirs: [path.join(docsDir, 'public')],
    basePath: basePath ?? commonBase([...addresses.values()]),
    siteUrl,
  };
}

function findNavigationFiles(dataDir: string): string[] {
  const own = ['pages.ts', 'pages.js']
    .map((name) => path.join(dataDir, name))
    .filter((file) => existsSync(file));
  // Each product has its own `pages.ts`.
  return own.length > 0
    ? own.slice(0, 1)
    : globSync('*/pages.{ts,js}', { cwd: dataDir, absolute: true }).sort();
}

function readEntries(value: unknown, above: SourceLocation, report: ImportReport): SourceEntry[] {
  return readList(value).flatMap((item): SourceEntry[] => {
    const location = locationOfValue(item) ?? above;
    if (item === unknownValue) {
      report.notImported(above, {
        kind: 'entry',
        what: 'entries that code creates',
        todo: 'Add them to pages in product.ts.',
      });
      return [];
    }
    const { pathname, title, subheader, children, linkProps, ...badges } = readRecord(item);
    const address = readText(pathname);
    const inner = readEntries(children, location, report);
    if (isApi(address) || (inner.length === 0 && readList(children).length > 0)) {
      report.changed(location, {
        kind: 'API entry',
        what: address ?? readText(title) ?? 'a group',
        result: 'left out: docs api creates the API reference and its navigation',
      });
      return [];
    }
    const plan = badges['plan'];
    const props = Object.entries(readRecord(linkProps)).filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && /^(?!href$)(?!on)[a-z][a-zA-Z-]*$/.test(pair[0]),
    );
    return [
      {
        address: inner.length > 0 && subheader !== undefined ? undefined : address,
        title:
          readText(title) ??
          (inner.length > 0 && address
            ? titleOfAddress(address.replace(/-group$/, ''))
            : undefined),
        subheader: readText(subheader),
        ...(inner.length > 0 && { children: inner }),
        ...(props.length > 0 && { linkProps: Object.fromEntries(props) }),
        ...((plan === 'pro' || plan === 'premium') && { plan }),
        newFeature: badges['newFeature'] === true,
        planned: badges['planned'] === true,
        unstable: badges['unstable'] === true,
        beta: badges['beta'] === true,
        legacy: badges['legacy'] === true || badges['deprecated'] === true,
        location,
      },
    ];
  });
}

function isApi(address: string | undefined): boolean {
  return address !== undefined && /\/api(\/|$)/.test(address);
}

/** Returns the title that the side navigation had without one in the list of pages. */
function titleOfAddress(address: string): string {
  return titleOfSlug((address.split('/').at(-1) ?? '').replace('react-', ''));
}

function listTitles(entries: readonly SourceEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ address, title, children = [] }): (readonly [string, string])[] => [
      ...(address === undefined ? [] : [[address, title ?? titleOfAddress(address)] as const]),
      ...listTitles(children),
    ]),
  );
}

/** Returns old addresses by markdown file, from the modules of pages or from `pages.ts`. */
function listAddresses(
  docsDir: string,
  dataDir: string,
  entries: readonly SourceEntry[],
  report: ImportReport,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pagesDir = path.join(docsDir, 'pages');
  for (const name of globSync('**/*.{js,jsx,ts,tsx}', { cwd: pagesDir }).sort()) {
    const file = path.join(pagesDir, name);
    const markdown = /from\s+'([^']+\.md)\?[^']*'/.exec(readFileSync(file, 'utf8'))?.[1];
    const address = `/${name.replace(/\.\w+$/, '').replace(/\/index$/, '')}`;
    if (markdown === undefined) {
      if (!isApi(address) && !/\/_[^/]+$/.test(address)) {
        report.notImported(
          { file },
          {
            kind: 'code page',
            what: address,
            todo: 'Write the page as markdown with a bare demo.',
          },
        );
      }
      continue;
    }
    const target = resolveMarkdown(markdown, file, docsDir);
    if (target !== undefined) found.set(target, address);
    else
      report.notImported(
        { file },
        { kind: 'page', what: `${markdown}, which does not exist`, todo: 'Correct the import.' },
      );
  }
  const bySlug = new Map(
    [...listTitles(entries).keys()].map((address) => [address.split('/').at(-1) ?? '', address]),
  );
  for (const name of globSync('**/*.md', { cwd: dataDir }).sort()) {
    const file = path.join(dataDir, name);
    if (found.has(file) || /-[a-z]{2}\.md$/.test(name)) continue;
    const slug = path.basename(name, '.md');
    const address = bySlug.get(slug) ?? bySlug.get(`react-${slug}`);
    if (address !== undefined && ![...found.values()].includes(address)) found.set(file, address);
    else
      report.notImported(
        { file },
        {
          kind: 'page',
          what: 'a markdown file that no page shows',
          todo: 'Add an entry for it to pages.ts, or leave it out.',
        },
      );
  }
  return found;
}

function resolveMarkdown(specifier: string, importer: string, docsDir: string): string | undefined {
  const below = specifier.replace(/^docsx?\//, '');
  const candidates = [
    path.resolve(path.dirname(importer), specifier),
    path.join(docsDir, below),
    path.join(path.dirname(docsDir), specifier),
  ];
  return candidates.find((file) => existsSync(file));
}

interface PageContext {
  readonly report: ImportReport;
  readonly facts: Map<string, MuiPageFacts>;
  readonly navigationTitles: ReadonlyMap<string, string>;
  /** Receives the titles in front matter, by file. */
  readonly titles: Map<string, string>;
}

function readPage(
  file: string,
  address: string,
  { report, facts, navigationTitles, titles }: PageContext,
  language = 'en',
): SourcePage {
  const { frontMatter, root, lineOffset, body, problem } = parseSource(readFileSync(file, 'utf8'), {
    mdx: false,
  });
  if (problem !== undefined)
    report.notImported(
      { file, line: 1 },
      { kind: 'front matter', what: problem, todo: 'Correct it, and import again.' },
    );
  const page: MuiPageFacts = {};
  takePlans(root, page);
  const heading = root.children.find((node) => node.type === 'heading' && node.depth === 1);
  const converted = convertTree(root, {
    file,
    lineOffset,
    report,
    rules: createMuiRules(file, body, page),
  });
  if (language === 'en') facts.set(address, page);
  const github = readText(frontMatter['githubSource']);
  const waiAria = readText(frontMatter['waiAria']);
  const left = ['githubLabel', 'materialDesign', 'hooks', 'unstyled'].filter(
    (key) => key in frontMatter,
  );
  if (left.length > 0) {
    report.changed(
      { file, line: 2 },
      {
        kind: 'front matter',
        what: left.join(', '),
        result: 'left out: the API reference lists hooks',
      },
    );
  }
  const shown = heading ? toString(heading).trim() : '';
  const title = readText(frontMatter['title']);
  if (title !== undefined) titles.set(file, title);
  return {
    file,
    language,
    address,
    title: shown === '' ? (title ?? titleOfSlug(path.basename(file, '.md'))) : shown,
    navigationTitle: language === 'en' ? navigationTitles.get(address) : undefined,
    description: page.description ?? readText(frontMatter['description']),
    fields: {
      components: readTexts(frontMatter['components']).filter((name) => /^[A-Za-z]\w*$/.test(name)),
      githubSource: github,
      package: readText(frontMatter['packageName']),
      waiAria: waiAria?.startsWith('https://www.w3.org/') ? waiAria : undefined,
    },
    root: converted,
    lineOffset,
    createOldId: createMuiIds,
  };
}

function readTranslations(page: SourcePage, context: PageContext): SourcePage[] {
  const base = path.basename(page.file, '.md');
  return globSync(`${base}-[a-z][a-z].md`, { cwd: path.dirname(page.file), absolute: true })
    .sort()
    .map((file) => readPage(file, page.address, context, file.slice(-5, -3)));
}

function withPlans(
  entries: readonly SourceEntry[],
  facts: ReadonlyMap<string, MuiPageFacts>,
): SourceEntry[] {
  return entries.map((entry) => {
    const plan =
      entry.plan ?? (entry.address === undefined ? undefined : facts.get(entry.address)?.plan);
    return {
      ...entry,
      ...(plan && { plan }),
      ...(entry.children && { children: withPlans(entry.children, facts) }),
    };
  });
}

/** The first segment that all addresses share. */
export function commonBase(addresses: readonly string[]): string {
  const first = new Set(addresses.map((address) => address.split('/')[1] ?? ''));
  const [segment = ''] = first;
  return first.size === 1 && segment !== '' ? `/${segment}` : '';
}
