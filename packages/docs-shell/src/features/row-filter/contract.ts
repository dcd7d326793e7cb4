/** Class of the filter box above long tables. */
export const rowFilterClass = 'd-row-filter';

/** Class of elements whose rows the box filters: tables, or boxes around tables. */
export const filteredClass = 'd-filtered';

/** On a row that does not match, and on a table without matching rows: the stylesheet hides both. */
export const noMatchAttribute = 'data-no-match';

/** Event on the document after rows were added to a table that the box filters. */
export const rowsAddedEvent = 'docs-rows-added';
