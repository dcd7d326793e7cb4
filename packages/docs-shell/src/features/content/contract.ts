/** Class of a block of code. */
export const codeBlockClass = 'd-code';

/** Class of the box around a table, which scrolls when the table is too wide. */
export const tableClass = 'd-table';

/** On a table: what a screen reader calls it while it scrolls. */
export const tableLabelAttribute = 'data-label';

/** On the button that copies the code next to it. */
export const copyAttribute = 'data-copy';

/** On the button that copies the page: the URL of its markdown. */
export const copyPageAttribute = 'data-copy-page';

/** Class of the permalink next to a heading. */
export const headingLinkClass = 'd-heading-link';
