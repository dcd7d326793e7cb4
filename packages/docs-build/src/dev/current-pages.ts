import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CurrentModules } from './current-modules';
import type { DevServerContext } from './dev-context';
import { describePlatformError } from './describe-platform-error';
import { createDevPages, type DevPages } from './dev-pages';

/**
 * Opens pages with the code that the platform's own files have now, so that changes of the shell's components apply
 * immediately. Without these files, in a published package, that is the code of the command.
 */
export interface CurrentPages {
  /** Loads the code before its first change, which would wait for it. A mistake in it is not reported. */
  readonly preload: () => Promise<void>;
  /** Returns whether the code that composes pages has this file. */
  readonly has: (file: string) => boolean;
  /**
   * Opens the pages. Rejects with a mistake in the code, or with what it throws.
   *
   * @param previous pages whose app is current. It is not loaded again unless code that loads it has changed
   */
  readonly open: (previous?: DevPages) => Promise<DevPages>;
}

/** Absolute files of this package. */
interface PlatformModules {
  /** Composes pages. */
  readonly pages: string;
  /** Compiles pages. The one above loads it on demand. */
  readonly compile: string;
  /** Read what `DevPages.keep` returns. */
  readonly readers: readonly string[];
}

const source = (name: string) => path.join(import.meta.dirname, name);

const platformModules: PlatformModules = {
  pages: source('dev-pages.ts'),
  compile: source('../content/compile-content.tsx'),
  readers: [source('../load/index.ts'), source('front-matter-index.ts')],
};

export function openCurrentPages(
  context: DevServerContext,
  files: PlatformModules = platformModules,
): CurrentPages {
  let opening: Promise<CurrentModules> | undefined;
  let modules: CurrentModules | undefined;
  /** The readers that have read the app of the open pages. */
  let readers: readonly unknown[] = [];
  const load = async <T>(file: string): Promise<T> => {
    // A session without these files does not need it.
    opening ??= import('./current-modules').then(({ openCurrentModules }) => openCurrentModules());
    modules = await opening;
    return modules.load<T>(file);
  };
  const loadReaders = () => Promise.all(files.readers.map(load));

  return {
    async preload() {
      if (!existsSync(files.pages)) return;
      try {
        await Promise.all([load(files.pages), load(files.compile)]);
        // The command, which has loaded the app, has the same code.
        if (readers.length === 0) readers = await loadReaders();
      } catch {
        // An edit reports it.
      }
    },
    has: (file) => modules?.has(file) === true,
    async open(previous) {
      if (!existsSync(files.pages)) return createDevPages(context);
      const before = readers;
      readers = [];
      try {
        const module = await load<{ readonly createDevPages: typeof createDevPages }>(files.pages);
        const after = await loadReaders();
        const isSame = after.every((reader, index) => reader === before[index]);
        const pages = await module.createDevPages(context, isSame ? previous?.keep() : undefined);
        readers = after;
        return pages;
      } catch (error) {
        throw describePlatformError(error);
      }
    },
  };
}
