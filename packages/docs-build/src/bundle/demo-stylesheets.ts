import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin, ResolvedConfig } from 'vite';

/** Cascade layer of the stylesheets of demos: above the library's own rules, as in an application. */
const layer = 'utilities';

/** Stylesheets that demos import: finished CSS by absolute file. */
export type DemoStylesheets = Map<string, string>;

/** Class names of CSS modules as they stand in the finished stylesheet, by absolute file. */
export type StylesheetClassNames = Map<string, Readonly<Record<string, string>>>;

const prefix = '\0docs:demo-stylesheet:';

/** Vite takes everything that ends in `.css` for its own. */
const suffix = '!';

interface DemoStylesheetsOptions {
  /** Filled with the finished stylesheets. */
  readonly stylesheets?: DemoStylesheets;
  readonly classNames?: StylesheetClassNames;
  /** Takes the absolute files that were read. */
  readonly inputs?: Set<string>;
}

/**
 * Takes the stylesheets that demos import out of their code: the page links them, so that they are there
 * before the first paint. To the demo a stylesheet is its class names, if it is a CSS module.
 */
export function demoStylesheetsPlugin({
  stylesheets = new Map(),
  classNames = new Map(),
  inputs = new Set(),
}: DemoStylesheetsOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'docs:demo-stylesheets',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(id, importer) {
      if (!/\.css$/.test(id)) {
        return undefined;
      }
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      // Who draws with ssr-fallbacks asks a second time, on behalf of the demo.
      const isStylesheet = resolved !== null && stylesheetFile(resolved.id) !== undefined;
      return (
        resolved && {
          id: isStylesheet ? resolved.id : stylesheetId(resolved.id),
          moduleSideEffects: false,
        }
      );
    },
    async load(id) {
      const file = stylesheetFile(id);
      if (file === undefined) {
        return undefined;
      }
      this.addWatchFile(file);
      const { preprocessCSS } = await import('vite');
      const { code, modules, deps } = await preprocessCSS(
        await readFile(file, 'utf8'),
        file,
        config,
      );
      inputs.add(file);
      for (const dependency of deps ?? []) {
        inputs.add(dependency);
        this.addWatchFile(dependency);
      }
      classNames.set(file, modules ?? {});
      stylesheets.set(file, minify(file, `@layer ${layer}{${code}}`));
      return `export default ${JSON.stringify(modules ?? {})};`;
    },
  };
}

/** Nothing is rewritten for older browsers: what readers copy is what runs here. */
function minify(filename: string, code: string): string {
  return transform({ filename, code: Buffer.from(code), minify: true }).code.toString();
}

/** The module id of a stylesheet. */
export function stylesheetId(file: string): string {
  return prefix + file + suffix;
}

/** The file of a stylesheet's module id; undefined for every other module. */
export function stylesheetFile(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length, -suffix.length) : undefined;
}

/** Follows imports from a module to the stylesheets it needs, in the order in which they are imported. */
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
    if (file !== undefined) {
      found.push(file);
    }
    for (const imported of importsOf(id)) {
      visit(imported);
    }
  };
  visit(start);
  return found;
}
