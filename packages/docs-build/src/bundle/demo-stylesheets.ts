import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { isRecord } from 'docs-shell/lib/is-record';
import type { ColorModeSelectors } from 'docs-shell/product';
import type { Plugin, ResolvedConfig } from 'vite';
import { compileTailwind } from './compile-tailwind';
import { replaceColorModes } from './replace-color-modes';
import { createVanillaCompiler, isVanillaFile, vanillaFile } from './vanilla-extract';
import type { VanillaCompiler } from './vanilla-extract';

/** Cascade layer of the stylesheets of packages: above those of the shell. */
const libraryLayer = 'mui';

/** Cascade layer of the stylesheets of demos: above the library's own rules, as in an application. */
const demoLayer = 'utilities';

/** Stylesheets that demos import: compiled CSS by absolute file. */
export type DemoStylesheets = Map<string, string>;

/** Class names of CSS modules in the compiled CSS, by absolute file. */
export type StylesheetClassNames = Map<string, Readonly<Record<string, string>>>;

const prefix = '\0docs:demo-stylesheet:';

/** Vite processes every id that ends in `.css`. */
const suffix = '!';

interface DemoStylesheetsOptions {
  /** Receives the compiled stylesheets. */
  readonly stylesheets?: DemoStylesheets;
  readonly classNames?: StylesheetClassNames;
  /** Receives the absolute files that were read. */
  readonly inputs?: Set<string>;
  /** Selectors of color modes in the stylesheets of packages, which are replaced with those of the page. */
  readonly colorModes?: readonly ColorModeSelectors[];
}

/**
 * Extracts the stylesheets that demos import. The page links them, so that they load before the first paint. In the
 * demo's code, a CSS module is its class names, and another stylesheet is an empty module. A `.css.ts` file is what
 * vanilla-extract makes of it: its exports, and a stylesheet.
 */
export function demoStylesheetsPlugin({
  stylesheets = new Map(),
  classNames = new Map(),
  inputs = new Set(),
  colorModes = [],
}: DemoStylesheetsOptions): Plugin {
  let config: ResolvedConfig;
  let vanilla: VanillaCompiler;
  return {
    name: 'docs:demo-stylesheets',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      vanilla = createVanillaCompiler(config.root, config.command === 'serve');
    },
    async resolveId(id, importer) {
      if (!/\.css$/.test(id)) {
        return undefined;
      }
      const compiled = vanillaFile(id);
      if (compiled !== undefined) return { id: stylesheetId(compiled), moduleSideEffects: false };
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      if (resolved && isVanillaFile(resolved.id)) return { ...resolved, moduleSideEffects: false };
      // With SSR fallbacks, the same stylesheet is requested a second time for the same demo.
      const isStylesheet = resolved !== null && stylesheetFile(resolved.id) !== undefined;
      return (
        resolved && {
          id: isStylesheet ? resolved.id : stylesheetId(resolved.id),
          moduleSideEffects: false,
        }
      );
    },
    async load(id) {
      const file = stylesheetFile(id) ?? (isVanillaFile(id) ? id : undefined);
      if (file === undefined) {
        return undefined;
      }
      this.addWatchFile(file);
      const { preprocessCSS } = await import('vite');
      inputs.add(file);
      try {
        if (file === id) {
          const { code, files, names } = await vanilla.compile(file);
          for (const dependency of files) {
            inputs.add(dependency);
            this.addWatchFile(dependency);
          }
          classNames.set(file, names);
          return code;
        }
        if (isVanillaFile(file)) {
          stylesheets.set(file, compile(file, vanilla.cssOf(file), colorModes));
          return 'export {};';
        }
        const text = await readFile(file, 'utf8');
        const tailwind = await compileTailwind(file, text, config.root);
        const source = tailwind?.css ?? text;
        for (const input of tailwind?.inputs ?? []) {
          inputs.add(input);
          this.addWatchFile(input);
        }
        const { code, modules = {}, deps = new Set() } = await preprocessCSS(source, file, config);
        for (const dependency of deps) {
          inputs.add(dependency);
          this.addWatchFile(dependency);
        }
        classNames.set(file, modules);
        stylesheets.set(file, compile(file, code, colorModes));
        return `export default ${JSON.stringify(modules)};`;
      } catch (error) {
        // With the file, so that the diagnostic names it.
        return this.error({
          message: error instanceof Error ? error.message : String(error),
          id: file,
          loc: { file, line: lineOf(error) ?? 1, column: 0 },
        });
      }
    },
    closeBundle: () => vanilla.close(),
  };
}

/** Returns the line that an error of PostCSS or Lightning CSS names. */
function lineOf(error: unknown): number | undefined {
  if (!isRecord(error)) return undefined;
  const place = isRecord(error['loc']) ? error['loc'] : error;
  return typeof place['line'] === 'number' ? place['line'] : undefined;
}

/**
 * Minifies a stylesheet in its layer. The CSS is not rewritten for older browsers: the code that readers copy is the code
 * that runs.
 */
function compile(
  filename: string,
  code: string,
  colorModes: readonly ColorModeSelectors[],
): string {
  const isOfPackage = filename.includes('/node_modules/');
  const layer = isOfPackage ? libraryLayer : demoLayer;
  return transform({
    filename,
    code: Buffer.from(`@layer ${layer}{${code}}`),
    minify: true,
    ...(colorModes.length > 0 && { visitor: replaceColorModes(colorModes) }),
  }).code.toString();
}

/** Returns the module id of a stylesheet. */
export function stylesheetId(file: string): string {
  return prefix + file + suffix;
}

/** Returns the file of a stylesheet's module id, or undefined for another module. */
export function stylesheetFile(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length, -suffix.length) : undefined;
}

/** Returns the stylesheets that a module imports, directly or transitively, in order of import. */
export function findStylesheets(
  start: string,
  importsOf: (id: string) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) {
      return;
    }
    seen.add(id);
    const file = stylesheetFile(id);
    // What a stylesheet imports is in its CSS. The graph of the dev server lists it nevertheless.
    if (file === undefined) importsOf(id).forEach(visit);
    else found.push(file);
  };
  visit(start);
  return found;
}
