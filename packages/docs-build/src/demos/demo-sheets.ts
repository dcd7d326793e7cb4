import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin, ResolvedConfig } from 'vite';

/** Layer of what demos style themselves: above the library's own rules, as in an application (SPEC TH-6). */
const layer = 'utilities';

/** Style sheets that demos import: finished CSS by absolute file. */
export type DemoSheets = Map<string, string>;

/** Class names of CSS modules as they stand in the finished sheet, by absolute file. */
export type SheetClassNames = Map<string, Readonly<Record<string, string>>>;

const prefix = '\0docs:demo-sheet:';

/** Vite takes everything that ends in `.css` for its own. */
const suffix = '!';

interface DemoSheetsOptions {
  /** Filled with the finished sheets. */
  readonly sheets?: DemoSheets;
  readonly classNames?: SheetClassNames;
  /** Takes the absolute files that were read. */
  readonly inputs?: Set<string>;
}

/**
 * Takes the style sheets that demos import out of their code: the page links them, so that they are there
 * before the first paint. To the demo a sheet is its class names, if it is a CSS module.
 */
export function demoSheetsPlugin({
  sheets = new Map(),
  classNames = new Map(),
  inputs = new Set(),
}: DemoSheetsOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'docs:demo-sheets',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(id, importer) {
      if (!/\.css$/.test(id)) {
        return undefined;
      }
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      // Who draws with stand-ins asks a second time, on behalf of the demo.
      const isSheet = resolved !== null && sheetFile(resolved.id) !== undefined;
      return (
        resolved && { id: isSheet ? resolved.id : sheetId(resolved.id), moduleSideEffects: false }
      );
    },
    async load(id) {
      const file = sheetFile(id);
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
      sheets.set(file, minify(file, `@layer ${layer}{${code}}`));
      return `export default ${JSON.stringify(modules ?? {})};`;
    },
  };
}

/** Nothing is rewritten for older browsers: what readers copy is what runs here. */
function minify(filename: string, code: string): string {
  return transform({ filename, code: Buffer.from(code), minify: true }).code.toString();
}

/** The module id of a style sheet. */
export function sheetId(file: string): string {
  return prefix + file + suffix;
}

/** The file of a style sheet's module id; undefined for every other module. */
export function sheetFile(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length, -suffix.length) : undefined;
}

/** Follows imports from a module to the style sheets it needs, in the order in which they are imported. */
export function findSheets(start: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) {
      return;
    }
    seen.add(id);
    const file = sheetFile(id);
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
