import type { SafeStorage } from '../../../client/safe-storage';
import { isSiteAddress } from '../../../lib/is-site-address';

const storageKey = 'docs-last-pages';
const maxPages = 6;

/** A page that the reader opened. */
export interface LastPage {
  readonly href: string;
  readonly title: string;
  readonly product: string;
}

/** Returns the pages that the reader opened last, newest first. */
export function readLastPages(storage: SafeStorage): readonly LastPage[] {
  return lines(storage).flatMap((line) => {
    const [href = '', title = '', product = ''] = line.split('\t');
    // Stored data is not trusted: only addresses of this site are accepted.
    return isSiteAddress(href) && title !== '' ? [{ href, title, product }] : [];
  });
}

/** Stores a page as the last one that the reader opened. */
export function storeLastPage(storage: SafeStorage, { href, title, product }: LastPage): void {
  const others = lines(storage).filter((line) => !line.startsWith(`${href}\t`));
  storage.set(
    storageKey,
    [`${href}\t${title}\t${product}`, ...others].slice(0, maxPages).join('\n'),
  );
}

function lines(storage: SafeStorage): readonly string[] {
  return (storage.get(storageKey) ?? '').split('\n').filter(Boolean);
}
