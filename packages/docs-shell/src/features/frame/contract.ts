/** Id of `<main>`, the target of the skip link. */
export const mainId = 'main';

/** Class of the page's `<h1>`. */
export const pageTitleClass = 'd-page-title';

/** Class of the box after the content: feedback, edit link, previous and next page. */
export const afterContentClass = 'd-after';
