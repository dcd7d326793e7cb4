import type { Compiler } from '@vanilla-extract/compiler';

/** Ending of the modules that vanilla-extract compiles to a stylesheet. */
const ending = /\.css\.[jt]s$/;

const stylesheetEnding = '.vanilla.css';

/** A compiled `.css.ts` file. */
export interface VanillaModule {
  /** Code that exports the names of its classes, and imports its stylesheet. */
  readonly code: string;
  /** Its exports that are texts, mostly names of classes. */
  readonly names: Readonly<Record<string, string>>;
  /** Absolute files that it was compiled from. */
  readonly files: readonly string[];
}

/** Compiles `.css.ts` files of an app. Starts when the first one is compiled. */
export interface VanillaCompiler {
  compile(file: string): Promise<VanillaModule>;
  /** Returns the CSS of a file that has been compiled, by itself or with one that imports it. */
  cssOf(file: string): string;
  close(): Promise<void>;
}

/** Returns whether a file is compiled with vanilla-extract. */
export function isVanillaFile(file: string): boolean {
  return ending.test(file) && !file.includes('/node_modules/');
}

/** Returns the `.css.ts` file of an import that the compiler writes, or undefined for another import. */
export function vanillaFile(id: string): string | undefined {
  return id.endsWith(stylesheetEnding) ? id.slice(0, -stylesheetEnding.length) : undefined;
}

/**
 * Creates the compiler of an app. Names of classes depend on the path of the file only, so all bundles have the same.
 *
 * @param isWatching - whether files change while it runs
 */
export function createVanillaCompiler(root: string, isWatching: boolean): VanillaCompiler {
  let compiler: Promise<Compiler> | undefined;
  let current: Compiler | undefined;
  const open = () =>
    (compiler ??= import('@vanilla-extract/compiler').then(({ createCompiler }) => {
      current = createCompiler({
        root,
        identifiers: 'short',
        enableFileWatcher: false,
        cssImportSpecifier: (file) => file + stylesheetEnding,
      });
      return current;
    }));
  return {
    async compile(file) {
      const opened = await open();
      if (isWatching) await opened.unstable_invalidateAllModules();
      const { source, watchFiles } = await opened.processVanillaFile(file);
      return { code: source, names: readNames(source), files: [...watchFiles] };
    },
    cssOf: (file) => current?.getCssForFile(file).css ?? '',
    close: async () => (await compiler)?.close(),
  };
}

/** The compiler writes one export in each line. */
function readNames(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/^export var (\w+) = '([^'\\]*)';$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
