/** Marks a `details` element that shows the API page which its link leads to. */
export const apiFoldAttribute = 'data-api-fold';

/** Class of the content of an API page. */
export const apiContentClass = 'd-api';

/** Class of the filter and the view switch of an API page. */
export const apiToolsClass = 'd-api-tools';

/** Class of the list of types that rows of an API page name. */
export const apiTypesClass = 'd-api-types';

/** Class of rows, tables and types below the first window that are not laid out yet. */
export const lateClass = 'd-api-late';
