import { contentKey } from '../cache/content-key';
import { digestSources } from '../cache/source-digest';
import { listNextVariables } from './run-next';
import { listInstalledPackages } from '../bundle/list-installed-packages';
import { readPageFiles } from './read-page-files';

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
