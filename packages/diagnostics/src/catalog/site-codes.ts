import type { CatalogEntry } from './types';

/** The built site. */
export const siteCodes = {
  DOCS8001: {
    title: 'Duplicate id',
    text: 'Two elements of a page have the same id. Links and labels find the first one only.',
  },
  DOCS8002: {
    title: 'Reference to a missing id',
    text: 'A label, a control or an ARIA attribute refers to an id that the page does not have.',
  },
  DOCS8003: {
    title: 'Invalid page head',
    text: 'A page needs a language, one title and one description.',
  },
  DOCS8004: {
    title: 'Invalid page outline',
    text: 'A page has one `<h1>` and one `<main>`, and its headings follow each other without gaps.',
  },
  DOCS8005: {
    title: 'Blocked by the Content-Security-Policy',
    text: 'The policy of the site would stop this script, handler or address in the browser.',
  },
  DOCS8006: {
    title: 'Framework code on a page',
    text: 'Pages do not load the runtime of Next: all interactive parts are islands and small scripts.',
  },
  DOCS8007: {
    title: 'Resource of another origin',
    text: 'A page must not request anything from another origin by itself.',
  },
  DOCS8008: {
    title: 'Page over its weight budget',
    text: 'The page transfers more HTML, CSS or JavaScript than its budget allows, or the budget of a library is far above what its pages need.',
  },
  DOCS8009: {
    title: 'Invalid HTML',
    text: 'The markup breaks a rule of the HTML validator.',
  },
  DOCS8010: {
    title: 'App is not built',
    text: 'The site is assembled from finished builds of its apps.',
  },
  DOCS8011: {
    title: 'File of two apps differs',
    text: 'Two apps publish the same file with different content.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
