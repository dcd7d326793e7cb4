import type { ParsedPage } from '../parse/types';

/** Suggests pages with the same name for a path without a page. */
export function suggestPage(pathname: string, pages: Iterable<ParsedPage>): string {
  const name = lastSegment(pathname);
  const similar = [...pages].map((page) => page.pathname).filter((it) => lastSegment(it) === name);
  return similar.length > 0 && name !== ''
    ? `Did you mean ${similar.slice(0, 3).join(' or ')}?`
    : 'Correct the address, or add the page.';
}

/** Suggests ids for a missing anchor: those that share a word with it, or the first ones. */
export function suggestAnchors(anchor: string, target: ParsedPage): string {
  const words = anchor.toLowerCase().split('-');
  const ids = [...target.ids.keys()].filter((id) => !id.startsWith(':') && !id.startsWith('_'));
  const similar = ids.filter((id) => id.split('-').some((word) => words.includes(word)));
  const shown = (similar.length > 0 ? similar : ids).slice(0, 5);
  return shown.length > 0
    ? `Ids of that page: ${shown.join(', ')}.`
    : 'Link to the page without an anchor.';
}

function lastSegment(pathname: string): string {
  return pathname.split('/').findLast((segment) => segment !== '') ?? '';
}
