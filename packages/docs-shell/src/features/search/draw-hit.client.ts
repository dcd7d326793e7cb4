import { markWords } from './engine';
import type { SearchHit, SearchKind, SearchQuery } from './engine';
import type { SearchMessages } from '../../i18n';
import { createElement } from '../../client/create-element';

/** The word for each kind of hit. */
export const kindWords = {
  page: 'kindPage',
  heading: 'kindHeading',
  prop: 'kindProp',
  slot: 'kindSlot',
  class: 'kindClass',
  variable: 'kindVariable',
} as const satisfies Record<SearchKind, keyof SearchMessages>;

/** What a hit's line shows: the name with the words that were found, where it is, and what it is. */
export function drawHit(
  { entry, inText }: SearchHit,
  query: SearchQuery,
  t: SearchMessages,
): readonly Node[] {
  const isName = entry.kind !== 'page' && entry.kind !== 'heading';
  const title = createElement(isName ? 'code' : 'span', { class: 'd-search-title' });
  title.append(...marked(entry.text, query));
  const words = createElement('span', { class: 'd-search-words' }, title);
  const trail = entry.trail.join(' › ');
  if (trail !== '') {
    words.append(' ', createElement('span', { class: 'd-search-trail' }, ...marked(trail, query)));
  }
  if (inText.length > 0) {
    const found = t.searchInText.replace('{words}', () => inText.join(', '));
    words.append(' ', createElement('span', { class: 'd-search-in-text' }, found));
  }
  return [words, createElement('span', { class: 'd-search-kind' }, t[kindWords[entry.kind]])];
}

function marked(text: string, query: SearchQuery): readonly (Node | string)[] {
  return markWords(text, query).map((piece) =>
    piece.isFound ? createElement('mark', {}, piece.text) : piece.text,
  );
}
