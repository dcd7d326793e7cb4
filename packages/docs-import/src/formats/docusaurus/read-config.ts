import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { evaluateModule } from '../../code/evaluate-module';
import type { ImportReport } from '../../report';
import type { SourceRedirect } from '../../types';
import { readList, readRecord, readText, readTexts } from '../read-values';

/** A collection of documents: of the preset, or of a plugin. */
export interface DocsCollection {
  /** `default`, or the id of the plugin. */
  readonly id: string;
  /** Absolute. */
  readonly dir: string;
  /** Without slashes at the ends. */
  readonly routeBasePath: string;
  /** Absolute. */
  readonly sidebarFile?: string | undefined;
  /** Options of the plugin, with those about versions. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** The fields of `docusaurus.config` that an import reads. */
export interface SiteConfig {
  readonly file: string;
  readonly url?: string | undefined;
  /** With a slash at the start and none at the end. Empty for the root. */
  readonly baseUrl: string;
  readonly collections: readonly DocsCollection[];
  readonly redirects: readonly SourceRedirect[];
}

/** Reads `docusaurus.config` without running it. */
export function readConfig(sourceDir: string, report: ImportReport): SiteConfig {
  const names = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) =>
    path.join(sourceDir, `docusaurus.config.${extension}`),
  );
  const file =
    names.find((name) => existsSync(name)) ?? path.join(sourceDir, 'docusaurus.config.js');
  const values = evaluateModule(file);
  const config = readRecord(values.get('default'));
  if (Object.keys(config).length === 0) {
    report.notImported(
      { file },
      {
        kind: 'configuration',
        what: 'a configuration that is no plain object',
        todo: 'Check the addresses: the defaults of Docusaurus were used. Set --base-path.',
      },
    );
  }
  const plugins = [...readList(config['plugins']), ...readList(config['presets'])].map(readPlugin);
  const preset = plugins.find(({ name }) => /(^|\/)(preset-)?classic$/.test(name));
  const presetDocs = readRecord(preset?.options)['docs'];
  const others = plugins.filter(({ name }) => name.endsWith('content-docs'));
  const collections = [
    ...(presetDocs === false || (preset === undefined && others.length > 0)
      ? []
      : [readCollection(readRecord(presetDocs), sourceDir)]),
    ...others.map(({ options }) => readCollection(options, sourceDir)),
  ];
  for (const { name } of plugins) {
    if (/content-(blog|pages)$/.test(name)) {
      report.notImported(
        { file },
        {
          kind: 'plugin',
          what: name,
          todo: 'Write its pages by hand, or keep them at the old site.',
        },
      );
    }
  }
  const client = plugins.filter(({ name }) => name.endsWith('client-redirects'));
  return {
    file,
    url: readText(config['url'])?.replace(/\/+$/, ''),
    baseUrl: (readText(config['baseUrl']) ?? '/').replace(/\/+$/, ''),
    collections,
    redirects: client.flatMap(({ options }) => readRedirects(options, file, report)),
  };
}

function readPlugin(value: unknown): {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
} {
  const [name, options] = Array.isArray(value) ? (value as unknown[]) : [value];
  return { name: readText(name) ?? '', options: readRecord(options) };
}

function readCollection(
  options: Readonly<Record<string, unknown>>,
  sourceDir: string,
): DocsCollection {
  const sidebar = readText(options['sidebarPath']);
  const sidebarFile = findSidebar(sourceDir, sidebar);
  const base = readText(options['routeBasePath']);
  return {
    id: readText(options['id']) ?? 'default',
    dir: path.resolve(sourceDir, readText(options['path']) ?? 'docs'),
    routeBasePath: (base ?? 'docs').replaceAll(/^\/+|\/+$/g, ''),
    sidebarFile,
    options,
    include:
      readTexts(options['include']).length > 0 ? readTexts(options['include']) : ['**/*.{md,mdx}'],
    exclude: ['**/_*.{md,mdx}', '**/_*/**', '**/node_modules/**', ...readTexts(options['exclude'])],
  };
}

function findSidebar(sourceDir: string, configured: string | undefined): string | undefined {
  const base = path.resolve(sourceDir, (configured ?? 'sidebars').replace(/\.[cm]?[jt]s$/, ''));
  const own = configured === undefined ? [] : [path.resolve(sourceDir, configured)];
  const others = ['ts', 'js', 'cjs', 'mjs', 'json'].map((extension) => `${base}.${extension}`);
  return [...own, ...others].find((name) => existsSync(name) && statSync(name).isFile());
}

function readRedirects(
  options: Readonly<Record<string, unknown>>,
  file: string,
  report: ImportReport,
): SourceRedirect[] {
  if ('createRedirects' in options) {
    report.notImported(
      { file },
      {
        kind: 'redirect',
        what: 'createRedirects, which is code',
        todo: 'Build the old site, and add its redirects to product.ts.',
      },
    );
  }
  return readList(options['redirects']).flatMap((item) => {
    const { from, to } = readRecord(item);
    const target = readText(to);
    return target === undefined
      ? []
      : readTexts(from).map((address) => ({ from: address, to: target, location: { file } }));
  });
}
