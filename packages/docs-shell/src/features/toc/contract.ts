/** Class of the table of contents; its list is in a `<details>` on narrow screens. */
export const tocClass = 'd-toc';
