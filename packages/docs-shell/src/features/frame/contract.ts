/** Id of `<main>`, the target of the skip link. */
export const mainId = 'main';

/** Id of the box before the content: breadcrumbs, title and lead. */
export const introId = 'd-intro';

/** Class of the page's `<h1>`. */
export const pageTitleClass = 'd-page-title';

/** Class of the box after the content: feedback, edit link, previous and next page. */
export const afterContentClass = 'd-after';

/** Class of the link in the header to the product of the page. It contains the next three. */
export const headerProductClass = 'd-header-product';
export const headerMarkClass = 'd-header-mark';
export const headerFamilyClass = 'd-header-family';
export const headerNameClass = 'd-header-name';
