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

/** On the hidden list of a 404 page that shows hits for the words of the address. */
export const pathSearchAttribute = 'data-search-path';
