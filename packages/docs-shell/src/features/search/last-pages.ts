import type { SafeStorage } from '../../client/safe-storage';

const storageKey = 'docs-last-pages';
const most = 6;

/** A page that the reader had open. */
export interface LastPage {
  readonly href: string;
  readonly title: string;
  readonly product: string;
}

/** The pages that the reader had open last, newest first. */
export function readLastPages(storage: SafeStorage): readonly LastPage[] {
  return lines(storage).flatMap((line) => {
    const [href = '', title = '', product = ''] = line.split('\t');
    // Only addresses of this site: what is stored is not trusted either.
    return /^\/(?![/\\])/.test(href) && title !== '' ? [{ href, title, product }] : [];
  });
}

/** Puts a page in front of those that the reader had open. */
export function rememberPage(storage: SafeStorage, { href, title, product }: LastPage): void {
  const others = lines(storage).filter((line) => !line.startsWith(`${href}\t`));
  storage.set(storageKey, [`${href}\t${title}\t${product}`, ...others].slice(0, most).join('\n'));
}

function lines(storage: SafeStorage): readonly string[] {
  return (storage.get(storageKey) ?? '').split('\n').filter(Boolean);
}
