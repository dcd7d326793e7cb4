import path from 'node:path';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { DemoSandbox, SandboxFiles } from 'docs-shell/sandbox';
import { isVanillaFile } from '../bundle/vanilla-extract';
import { demoName } from '../demos/server-entry';
import type { Diagnostic } from 'diagnostics';
import { findPackageDir } from '../lib/installed-package';
import { collectSources, listImports, type ListImports } from './collect-sources';
import {
  type InstalledPackages,
  installedVersions,
  listDependencies,
  openInstalledPackages,
  packageName,
} from './list-dependencies';
import { javascriptFile, insertFiles } from './insert-files';
import { projectRootFile, readProjectRoot } from './project-root';
import { listSandboxDiagnostics } from './sandbox-diagnostics';
import { tailwindPlugin, vanillaPlugin, writeSandbox } from './write-sandbox';

/** The files of a demo in both code variants, and the problems with them. */
export type ExportedDemo = Pick<DemoSandbox, 'classNames' | 'entry' | 'files' | 'title'>;

interface DemoSandboxOptions {
  readonly appDir: string;
  /** Name of the product, for the project's title. */
  readonly productName: string;
  /** Path below `demos/`. */
  readonly id: string;
  /** Class names of CSS modules by absolute file. */
  readonly classNames?: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** The JavaScript of a TypeScript file. */
  readonly toJavaScript: (source: string, file: string) => Promise<string>;
  /** By default each file is parsed. */
  readonly importsOf?: ListImports;
  /** Shared by the demos of an app. */
  readonly installed?: InstalledPackages;
}

const tools = ['@vitejs/plugin-react', 'vite'];
const typeTools = ['@types/react', '@types/react-dom', 'typescript'];

/** Turns a demo into a project of its own, with exact versions, the files that it imports and the product's root. */
export async function createDemoSandbox(
  options: DemoSandboxOptions,
): Promise<{ readonly demo: ExportedDemo; readonly diagnostics: readonly Diagnostic[] }> {
  const { appDir, id, toJavaScript, installed = openInstalledPackages() } = options;
  const demosDir = path.join(appDir, 'demos');
  const { dependencies, diagnostics, root, rootFiles, sources } = await inspectSandbox({
    ...options,
    installed,
  });
  const toSandboxPath = insertFiles(sources.files.keys());
  const title = `${demoName(id)} – ${options.productName}`;
  const hasTailwind = rootFiles.tools.length === 0 && dependencies['tailwindcss'] !== undefined;
  const hasVanilla = [...sources.files.keys()].some(isVanillaFile);
  const styleTools = {
    ...installedVersions(appDir, rootFiles.tools, installed),
    // Tailwind CSS publishes its packages together, in the same version.
    ...(hasTailwind && { [tailwindPlugin]: dependencies['tailwindcss'] ?? '' }),
    ...(hasVanilla && installedVersions(import.meta.dirname, [vanillaPlugin], installed)),
  };
  const parts = { title, dependencies, rootFiles: rootFiles.files, hasTailwind, hasVanilla };
  const typescript: Record<string, string> = {};
  const javascript: Record<string, string> = {};
  const classNames: Record<string, Readonly<Record<string, string>>> = {};
  for (const [file, text] of sources.files) {
    const isTyped = /\.tsx?$/.test(file);
    typescript[toSandboxPath(file)] = text;
    const names = options.classNames?.get(path.join(demosDir, file)) ?? {};
    if (Object.keys(names).length > 0) {
      classNames[toSandboxPath(file)] = names;
      // A module of vanilla-extract has another name in JavaScript.
      classNames[javascriptFile(toSandboxPath(file))] = names;
    }
    javascript[javascriptFile(toSandboxPath(file))] = isTyped
      ? await toJavaScript(text, path.join(demosDir, file))
      : text;
  }
  const entry = { TS: toSandboxPath(id), JS: javascriptFile(toSandboxPath(id)) };
  const files = {
    TS: writeSandbox({
      ...parts,
      isTypeScript: true,
      entry: entry.TS,
      demo: typescript,
      root,
      devDependencies: sortKeys({
        ...installedVersions(import.meta.dirname, tools, installed),
        ...installedVersions(appDir, typeTools, installed),
        ...styleTools,
      }),
    }),
    JS: writeSandbox({
      ...parts,
      isTypeScript: false,
      entry: entry.JS,
      demo: javascript,
      root: root && (await toJavaScript(root, path.join(appDir, projectRootFile))),
      devDependencies: sortKeys({
        ...installedVersions(import.meta.dirname, tools, installed),
        ...styleTools,
      }),
    }),
  } satisfies Record<string, SandboxFiles>;
  return { demo: { title, entry, files, classNames }, diagnostics };
}

/** Reads the files and dependencies of a demo's sandbox. Reports imports that a sandbox cannot have. */
export async function inspectSandbox({
  appDir,
  id,
  importsOf = listImports,
  installed = openInstalledPackages(),
}: Pick<DemoSandboxOptions, 'appDir' | 'id' | 'importsOf' | 'installed'>) {
  const sources = await collectSources(path.join(appDir, 'demos'), id, importsOf);
  const root = await readProjectRoot(appDir, importsOf);
  const rootImports = root === undefined ? [] : await importsOf(projectRootFile, root);
  const rootFiles = await collectRootFiles(appDir, rootImports, importsOf);
  const packages = [
    'react',
    'react-dom',
    ...rootImports.filter((specifier) => !isOwnStylesheet(specifier)),
    ...rootFiles.packages,
    ...sources.packages.keys(),
  ];
  const found = listDependencies(appDir, packages, installed);
  return {
    dependencies: found.dependencies,
    diagnostics: listSandboxDiagnostics({ appDir, id, sources, ...found }),
    root,
    rootFiles,
    sources,
  };
}

function sortKeys(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

/** What an exported project has besides the demo and its root. */
interface RootFiles {
  /** Texts by path in the project: the stylesheets of the root, and the settings of PostCSS. */
  readonly files: Readonly<Record<string, string>>;
  /** Import specifiers of packages in the stylesheets. */
  readonly packages: readonly string[];
  /** Packages that the settings of PostCSS name. */
  readonly tools: readonly string[];
}

const postcssFile = 'postcss.config.mjs';

/**
 * Reads the stylesheets that `project-root.tsx` imports from the folder of the app, such as `./tailwind.css`, and
 * `postcss.config.mjs`.
 *
 * @param specifiers imports of `project-root.tsx`
 */
async function collectRootFiles(
  appDir: string,
  specifiers: readonly string[],
  importsOf: ListImports,
): Promise<RootFiles> {
  const files: Record<string, string> = {};
  const packages: string[] = [];
  for (const specifier of specifiers.filter(isOwnStylesheet)) {
    const file = path.join(appDir, specifier);
    const text = await readFile(file, 'utf8');
    files[path.posix.join('src', specifier)] = text;
    packages.push(...(await importsOf(file, text)).filter((name) => !name.startsWith('.')));
  }
  const settings = path.join(appDir, postcssFile);
  if (!existsSync(settings)) return { files, packages, tools: [] };
  const text = await readFile(settings, 'utf8');
  files[postcssFile] = text;
  return { files, packages, tools: listNamedPackages(appDir, text) };
}

/** Whether a specifier is a stylesheet in the folder of the app, not below it. */
function isOwnStylesheet(specifier: string): boolean {
  return /^\.\/[^/]+\.css$/.test(specifier);
}

/** Returns the installed packages whose names are texts in a file. */
function listNamedPackages(appDir: string, code: string): string[] {
  const texts = [...code.matchAll(/(['"])(@?[a-z][\w./-]*)\1/g)].map(([, , text = '']) =>
    packageName(text),
  );
  return [...new Set(texts)].filter((name) => findPackageDir(appDir, name) !== undefined);
}
