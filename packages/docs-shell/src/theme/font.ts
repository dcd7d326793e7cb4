/** Local storage key: set when Roboto is in the cache of the browser, so that pages may use it. */
export const fontStorageKey = 'docs-font';

/** Selects the link that preloads Roboto. */
export const fontLinkSelector = '[as=font]';
