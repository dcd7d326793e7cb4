import { noticeClass } from '../../client/contract';
import { headingLinkClass } from '../content/contract';
import { demoCodeClass } from '../demo/contract';
import { afterContentClass } from '../frame/contract';

/** Class of the button that opens the search dialog. */
export const searchButtonClass = 'd-search-button';

/** On the button: the message for a dialog that cannot be loaded. */
export const failedMessageAttribute = 'data-failed';

/** On the button: the settings of the hosted search as JSON, if one replaces the search dialog. */
export const docSearchAttribute = 'data-docsearch';

/** On a name that is a search hit of its own: its kind, one of `searchKinds`. */
export const searchKindAttribute = 'data-search-kind';

/** On the same element: the name, if it is not the text of the element. */
export const searchNameAttribute = 'data-search-name';

/** On a part of a page: `off` excludes it from search. */
export const searchAttribute = 'data-search';

/** Tags of elements whose text does not belong to the page, such as buttons of the shell and drawings. */
export const unsearchedTags: readonly string[] = [
  'button',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
];

/** Classes of such elements. */
export const unsearchedClasses: readonly string[] = [
  afterContentClass,
  headingLinkClass,
  noticeClass,
  demoCodeClass,
];

/** On the hidden list of a 404 page that shows hits for the words of the address. */
export const pathSearchAttribute = 'data-search-path';
