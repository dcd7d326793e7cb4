/** Marks a `details` element that shows the API page which its link leads to. */
export const apiFoldAttribute = 'data-api-fold';

/** Class of the content of an API page. */
export const apiContentClass = 'd-api';

/** Class of the filter and the view switch of an API page. */
export const apiToolsClass = 'd-api-tools';

/** Class of the list of types that rows of an API page name. */
export const apiTypesClass = 'd-api-types';

/** Set on the root while browsers may assume the heights of rows, tables and types far below the window. */
export const lateLayoutAttribute = 'data-late-layout';
