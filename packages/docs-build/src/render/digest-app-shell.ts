import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { listInstalledPackages } from '../bundle/list-installed-packages';
import { contentKey } from '../cache/content-key';
import { digestSources } from '../cache/source-digest';
import { listNextVariables } from './run-next';

/** Digests of the input of Next. Apps with the same page files have the same digests. */
export interface AppShellDigests {
  /** Digest of everything that the HTML of a page depends on besides its document. Excludes stylesheets. */
  readonly code: string;
  /** Digest of everything that Next compiles. Undefined if the app has page modules of its own. */
  readonly compile: string | undefined;
  /** Digest of everything that stylesheets and fonts depend on. */
  readonly all: string;
}

/** Packages that the page files of an app may import. */
export const pagePackages = ['docs-shell', 'next', 'products', 'react', 'react-dom'] as const;

const folders = ['docs-build/src/render', 'docs-shell/src', 'products/src'] as const;

/**
 * Returns the digests of the shell, the app's files for Next, and their dependencies. `packagesDir` is the same as in
 * `digestSources`.
 */
export async function digestAppShell(
  appDir: string,
  options: { readonly packagesDir?: string } = {},
): Promise<AppShellDigests> {
  const files = await readPageFiles(appDir);
  const own = contentKey([
    files.parts,
    listInstalledPackages(appDir, pagePackages),
    listNextVariables(),
  ]);
  const all = contentKey([own, await digestSources({ folders, files: 'all', ...options })]);
  return {
    code: contentKey([own, await digestSources({ folders, files: 'code', ...options })]),
    compile: files.packages.every((name) => pagePackages.some((known) => known === name))
      ? all
      : undefined,
    all,
  };
}

/** The input of Next from an app. */
interface PageFiles {
  /** Everything that Next's output depends on: JSON without the app's name, version and path. */
  readonly parts: readonly unknown[];
  /** Packages that the modules import. `.` is a file of the app. */
  readonly packages: readonly string[];
}

/** Files in an app's folder that Next reads. Data, content and demos are not among them. */
const patterns = [
  '{app,pages,src}/**',
  '{.babelrc,babel.config,instrumentation,instrumentation-client,middleware,next.config,postcss.config,proxy}*',
  '.env*',
];

/** Fields of `package.json` that Next's output does not depend on. Dependencies are digested as they are installed. */
const otherFields = [
  'dependencies',
  'description',
  'devDependencies',
  'name',
  'private',
  'scripts',
  'version',
];

/** Fields of `tsconfig.json` that select files, and `extends`, which is followed. */
const locationFields = ['exclude', 'extends', 'files', 'include', 'references'];

/** Reads the files of an app that Next reads. */
async function readPageFiles(appDir: string): Promise<PageFiles> {
  const names = (await glob(patterns, { cwd: appDir, dot: true, ignore: 'next-env.d.ts' })).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(appDir, name), 'utf8')));
  const packages = new Set(texts.flatMap(listPackages));
  return {
    parts: [
      names.map((name, index) => [name, texts[index]]),
      await readFields(path.join(appDir, 'package.json'), otherFields),
      await readCompilerSettings(path.join(appDir, 'tsconfig.json')),
    ],
    packages: [...packages].sort(),
  };
}

/** `docs-shell/next/page` → `docs-shell`, `../demos/a` → `.` */
function listPackages(text: string): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g)];
  return specifiers.map(([, specifier = '']) =>
    specifier.startsWith('.') ? '.' : (/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
  );
}

/** Returns the settings of a file and of those that it extends. */
async function readCompilerSettings(file: string): Promise<readonly unknown[]> {
  const fields = await readFields(file, locationFields);
  const { extends: bases = [] } = ((await readJson(file)) ?? {}) as {
    readonly extends?: string | readonly string[];
  };
  const inherited: unknown[] = [];
  for (const base of [bases].flat()) {
    const place = resolveSettings(file, base);
    inherited.push(place === undefined ? base : await readCompilerSettings(place));
  }
  return [fields, ...inherited];
}

/** Next reports a file that cannot be found. */
function resolveSettings(from: string, specifier: string): string | undefined {
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Returns all other fields of a JSON file, or its text if it is not plain JSON. */
async function readFields(file: string, left: readonly string[]): Promise<unknown> {
  const json = await readJson(file);
  return json
    ? Object.entries(json).filter(([name]) => !left.includes(name))
    : readFile(file, 'utf8').catch(() => null);
}

async function readJson(file: string): Promise<object | undefined> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
