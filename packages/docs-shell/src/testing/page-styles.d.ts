/** The stylesheets that only some pages load. `vitest.browser.config.ts` provides this module. */
declare module 'virtual:page-styles.css';
