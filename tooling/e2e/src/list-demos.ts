import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFrameSegment } from 'docs-shell/page-document';
import { globSync } from 'tinyglobby';

const apps = path.join(import.meta.dirname, '../../../apps');

/** A demo of the repository. */
export interface RepositoryDemo {
  /** From the repository's root. */
  readonly file: string;
  /** Addresses that show it: pages, or a document of its own. None when it was forgotten. */
  readonly shownAt: readonly string[];
}

/** All demos of all apps, from their sources, with what the built apps do with them. */
export function listDemos(): RepositoryDemo[] {
  const shown = new Map<string, string[]>();
  for (const file of globSync('*/.docs/pages/**/document.json', { cwd: apps, dot: true })) {
    const { pathname, islands } = JSON.parse(readFileSync(path.join(apps, file), 'utf8')) as {
      pathname: string;
      islands: readonly { readonly module: string }[];
    };
    for (const { module } of islands) {
      const key = `${file.split('/')[0]} ${path.posix.basename(module).replace(/-[\w-]{8}\.js$/, '')}`;
      shown.set(key, [...(shown.get(key) ?? []), `${pathname}/`]);
    }
  }
  return globSync('*/demos/**/*.tsx', { cwd: apps })
    .sort()
    .map((file) => {
      const [app = '', , ...id] = file.split('/');
      const key = `${app} demo-${id.join('-').replaceAll('.', '-')}`;
      return { file: `apps/${file}`, shownAt: shown.get(key) ?? [] };
    });
}

/** Tells the address of a document that holds one demo from that of a page. */
export function isDemoDocument(address: string): boolean {
  return address.includes(`/${demoFrameSegment}/`);
}
