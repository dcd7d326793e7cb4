import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { normalizeAddress } from '../../convert/addresses';
import { convertTree } from '../../markdown/convert-tree';
import { parseSource } from '../../markdown/parse';
import type { ImportReport } from '../../report';
import type { ReadOptions, SourceRedirect, SourceSite } from '../../types';
import { readRedirectFiles } from '../read-redirects';
import { readRecord, readText, readTexts, titleOfSlug } from '../read-values';
import { createHero } from './create-hero';
import { findLayout, type MarkdownLayout } from './find-layout';
import { createMarkdownRules } from './markdown-rules';
import { type FolderPage, readNavigation } from './read-navigation';

/** Reads a folder of markdown or MDX files. */
export function readMarkdown({ sourceDir, report, basePath, siteUrl }: ReadOptions): SourceSite {
  const layout = findLayout(sourceDir);
  const { contentDir } = layout;
  const names = globSync('**/*.{md,mdx}', {
    cwd: contentDir,
    ignore: ['**/node_modules/**', '**/_*.{md,mdx}', 'public/**'],
  }).sort();
  const base = basePath ?? '';
  const redirects: SourceRedirect[] = [];
  const documents = names.flatMap(
    (name) => readFolderPage(name, layout, { base, report, redirects }) ?? [],
  );
  const english = documents.filter(({ page }) => page.language === 'en');
  if (english.length === 0) {
    report.notImported(
      { file: contentDir },
      { kind: 'page', what: 'no pages', todo: 'Name the folder that holds the markdown files.' },
    );
  }
  return {
    sourceDir,
    pages: documents.map(({ page }) => page),
    navigation: readNavigation(layout, english, base, report),
    redirects: [
      ...redirects,
      ...readRedirectFiles([
        path.join(sourceDir, 'public/_redirects'),
        path.join(contentDir, 'public/_redirects'),
      ]),
    ],
    staticDirs: [path.join(sourceDir, 'public'), path.join(contentDir, 'public')],
    basePath: base,
    siteUrl,
  };
}

interface FolderContext {
  readonly base: string;
  readonly report: ImportReport;
  readonly redirects: SourceRedirect[];
}

function readFolderPage(
  name: string,
  { tool, contentDir }: MarkdownLayout,
  { base, report, redirects }: FolderContext,
): FolderPage | undefined {
  const file = path.join(contentDir, name);
  const source = readFileSync(file, 'utf8');
  const isMdx = name.endsWith('.mdx') || tool === 'nextra';
  const { frontMatter, root, lineOffset, body, problem, lineOf } = parseSource(source, {
    mdx: isMdx,
  });
  if (problem !== undefined)
    report.notImported(
      { file, line: 1 },
      { kind: 'front matter', what: problem, todo: 'Correct it, and import again.' },
    );
  if (frontMatter['draft'] === true) {
    report.notImported(
      { file, line: lineOf('draft') },
      {
        kind: 'page',
        what: 'a draft',
        todo: 'Remove “draft” when the page is finished, and import again.',
      },
    );
    return undefined;
  }
  const { language, below } = readLanguage(name);
  const slug = below
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => (tool === 'plain' ? part.replace(/^\d+[-_.]\s*(?=\D)/, '') : part))
    .join('/');
  const own = readText(frontMatter['slug']) ?? readText(frontMatter['permalink']);
  const address = normalizeAddress(`${base}/${own ?? slug}`.replace(/\/readme$/i, '/index'));
  const heading = root.children.find((node) => node.type === 'heading' && node.depth === 1);
  const converted = convertTree(root, {
    file,
    lineOffset,
    report,
    rules: createMarkdownRules(file, contentDir, body),
  });
  const sidebar = frontMatter['sidebar'];
  const { label, order, hidden } = readRecord(sidebar);
  const title =
    readText(frontMatter['title']) ??
    readText(readRecord(frontMatter['hero'])['name']) ??
    (heading
      ? toString(heading)
          .replace(/\s*(\{#[^}]*\}|\[#[^\]]*\])$/, '')
          .trim()
      : titleOfSlug(slug.split('/').at(-1) ?? ''));
  for (const from of [
    ...readTexts(frontMatter['aliases']),
    ...readTexts(frontMatter['redirect_from']),
  ]) {
    redirects.push({
      from: normalizeAddress(from),
      to: address,
      location: { file, line: lineOf('aliases') },
    });
  }
  const hero = createHero(frontMatter);
  const position =
    order ??
    frontMatter['order'] ??
    frontMatter['sidebar_position'] ??
    frontMatter['nav_order'] ??
    frontMatter['weight'];
  const navigationTitle =
    readText(label) ?? readText(frontMatter['sidebarTitle']) ?? readText(frontMatter['nav_title']);
  return {
    below,
    position: typeof position === 'number' ? position : undefined,
    isHidden: hidden === true,
    page: {
      file,
      language,
      address,
      title,
      navigationTitle,
      description: readText(frontMatter['description']),
      fields: {},
      root: { ...converted, children: [...hero, ...converted.children] },
      lineOffset,
      createOldId: tool === 'vitepress' ? createVitepressIds : createSlugs,
    },
  };
}

/** `zh/guide.md` and `guide.zh.md`. */
function readLanguage(name: string): { readonly language: string; readonly below: string } {
  const [, folder, rest] = /^([a-z]{2})(?:-[A-Za-z]+)?\/(.+)$/.exec(name) ?? [];
  const [, plain, suffix] = /^(.+)\.([a-z]{2})(?=\.mdx?$)/.exec(name) ?? [];
  if (suffix !== undefined && plain !== undefined && isLanguage(suffix)) {
    return { language: suffix, below: `${plain}${path.extname(name)}` };
  }
  if (folder !== undefined && rest !== undefined && isLanguage(folder))
    return { language: folder, below: rest };
  return { language: 'en', below: name };
}

/** A folder with a name of two letters is not always a language: `ui/` is not. */
const languages = new Set([
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
]);

function isLanguage(name: string): boolean {
  return languages.has(name);
}

function createSlugs(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(text);
}

/** Ids of headings as VitePress creates them. */
function createVitepressIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const id = text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      // eslint-disable-next-line no-control-regex -- the tool removes control characters
      .replaceAll(/[\u0000-\u001f]/g, '')
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase();
    let unique = id;
    for (let count = 1; used.has(unique); count += 1) unique = `${id}-${count}`;
    used.add(unique);
    return unique;
  };
}
