import type { CatalogEntry } from './types';

/** The built site. */
export const siteCodes = {
  DOCS8001: {
    title: 'Duplicate id',
    text: 'Two elements of a page have the same id. Links and labels find the first one only.',
    fix: 'Rename one of them. Inside a demo, take ids from `useId`.',
  },
  DOCS8002: {
    title: 'Reference to a missing id',
    text: 'A label, a control or an ARIA attribute refers to an id that the page does not have, so a screen reader reads nothing there.',
    fix: 'Correct the id, or leave the attribute out while its target is not rendered.',
  },
  DOCS8003: {
    title: 'Invalid page head',
    text: 'A page needs a language, one title and one description. Browsers, screen readers and search engines read them first.',
    fix: 'Add `title` and `description` to the front matter. If they are there, look for a second `<title>` in a slot.',
  },
  DOCS8004: {
    title: 'Invalid page outline',
    text: 'A page has one `<h1>` and one `<main>`, and its headings follow each other without gaps. Screen readers use them as a table of contents.',
    fix: 'Change the level of the heading. A demo that shows a heading begins at the level after that of its section.',
  },
  DOCS8005: {
    title: 'Blocked by the Content-Security-Policy',
    text: 'The policy of the site would stop this script, handler or address in the browser.',
    fix: 'Move the code into a demo or a script of the shell, and use a `<button>` with a listener instead of a `javascript:` address. If only the inline script of the theme is blocked, build all apps with the same shell.',
  },
  DOCS8006: {
    title: 'Framework code on a page',
    text: 'Pages do not load the runtime of Next, which no part of them needs: interactive parts are islands and small scripts.',
    fix: 'Build the app again. If the error stays, a page file of the app imports something that needs the framework: move it into a demo.',
  },
  DOCS8007: {
    title: 'Resource of another origin',
    text: 'A page must not request anything from another origin by itself. It would tell that host who reads the page, and depend on it.',
    fix: 'Put the file into the repository, beside the page or in `public/`. Hosts that demos request are listed in `DOCS_DEMO_HOSTS`.',
  },
  DOCS8008: {
    title: 'Page over its weight budget',
    text: 'The page transfers more HTML, CSS or JavaScript than its budget allows, or the budget of a library is far above what its pages need.',
    fix: 'Shorten or split the page, let demos load on intent, or lower a budget of a library to what the message suggests. [Budgets](../CONTRIBUTING.md#budgets) says when a budget may be raised.',
  },
  DOCS8009: {
    title: 'Invalid HTML',
    text: 'The markup breaks a rule of the HTML validator. Browsers repair such markup, each in its own way.',
    fix: 'Change the markup as the rule in the message says. If a demo makes it, the library or the demo is the cause.',
  },
  DOCS8010: {
    title: 'App is not built',
    text: 'The site is assembled from finished builds of its apps, and the output of this one is missing, or its files differ from those in its list.',
    fix: 'Run the command in the message, then assemble the site again.',
  },
  DOCS8011: {
    title: 'File of two apps differs',
    text: 'Two apps publish the same file with different content, so the result would depend on the order in which they are deployed.',
    fix: 'Build both apps with the same version of the platform. If the file is from `public/`, keep it in one app.',
  },
  DOCS8012: {
    title: 'Manifest too large',
    text: 'Pages of other products do not read a manifest of this size, so the product would be missing from their menu.',
    fix: 'Name fewer packages in `api.packages` of `product.ts`, because most anchors are those of props. Or split the product into two.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
