/** The stylesheets that only some pages load; `vitest.browser.config.ts` makes it. */
declare module 'virtual:page-styles.css';
