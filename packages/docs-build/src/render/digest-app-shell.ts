import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { contentKey } from '../cache/content-key';
import { digestSources } from '../cache/source-digest';

/** Digests of what Next compiles for an app. */
export interface AppShellDigests {
  /** Decides the HTML of a page, together with its document: style sheets are left out. */
  readonly code: string;
  /** Decides the style sheets and fonts, too. */
  readonly all: string;
}

/** Digests the shell, the files that an app gives to Next, and their dependencies. */
export async function digestAppShell(appDir: string): Promise<AppShellDigests> {
  const own = createHash('sha256');
  const names = await glob(['pages/**', 'next.config.*', 'tsconfig.json', 'package.json'], {
    cwd: appDir,
  });
  for (const name of names.sort()) {
    own.update(`${name}\n`).update(await readFile(path.join(appDir, name)));
  }
  const app = own.digest('hex');
  const parts = ['docs-shell', 'products'] as const;
  return {
    code: contentKey([app, await digestSources({ parts, files: 'code' })]),
    all: contentKey([app, await digestSources({ parts, files: 'all' })]),
  };
}
