import { existsSync, readFileSync } from 'node:fs';
import type { SourceRedirect } from '../types';

/** Reads files in the `_redirects` format of static hosts: `/old /new 301` in each line. */
export function readRedirectFiles(files: readonly string[]): readonly SourceRedirect[] {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index): SourceRedirect[] => {
          const [from = '', to = ''] = text.trim().split(/\s+/);
          if (!from.startsWith('/') || to === '' || /^\d{3}!?$/.test(to)) return [];
          return [{ from, to, location: { file, line: index + 1 } }];
        }),
    );
}
