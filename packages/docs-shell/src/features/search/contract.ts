/** Class of the button that opens the search dialog. */
export const searchButtonClass = 'd-search-button';

/** On the button: the message for a dialog that cannot be loaded. */
export const failedMessageAttribute = 'data-failed';

/** On the button: the settings of the hosted search as JSON, if one replaces the search dialog. */
export const docSearchAttribute = 'data-docsearch';

/** On the hidden list of a 404 page that shows hits for the words of the address. */
export const pathSearchAttribute = 'data-search-path';
