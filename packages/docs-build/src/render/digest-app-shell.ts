import { contentKey } from '../cache/content-key';
import { digestSources } from '../cache/source-digest';
import { listNextVariables } from './run-next';
import { listInstalledPackages } from '../bundle/list-installed-packages';
import { readPageFiles } from './read-page-files';

/** Digests of what Next compiles for an app. Apps with the same page files have the same ones. */
export interface AppShellDigests {
  /** Decides the HTML of a page, together with its document: stylesheets are left out. */
  readonly code: string;
  /** Decides all that Next compiles; undefined if it holds modules of the app's own. */
  readonly compile: string | undefined;
  /** Decides the stylesheets and fonts. */
  readonly all: string;
}

/** Packages that the page files of an app may import. */
export const pagePackages = ['docs-shell', 'next', 'products', 'react', 'react-dom'] as const;

const folders = ['docs-build/src/render', 'docs-shell/src', 'products/src'] as const;

/** Digests the shell, the files that an app gives to Next, and their dependencies. `packagesDir` as in `digestSources`. */
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
