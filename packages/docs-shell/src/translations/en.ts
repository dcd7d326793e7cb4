import { searchEn } from './search';

/** The shell's own words in English. Another language translates every value; `{name}` is filled in. */
export const en = {
  skipToContent: 'Skip to content',
  documentation: 'Documentation',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  productHome: '{name} overview',
  products: 'Products',
  versions: 'Versions',
  versionsOf: 'Versions: {version}',
  templates: 'Templates',
  blog: 'Blog',
  filterNavigation: 'Filter navigation',
  filterOneHit: '1 page found',
  filterHits: '{count} pages found',
  filterNoHit: 'No page found',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  subpagesOf: 'Pages in {name}',

  search: 'Search',
  searchFailed: 'Search did not load',
  ...searchEn,

  linkVersions: 'Versions',
  linkTemplates: 'Templates',
  linkBlog: 'Blog',

  colorMode: 'Color mode',
  light: 'Light',
  dark: 'Dark',
  system: 'System',

  settings: 'Settings',
  closeSettings: 'Close settings',
  direction: 'Direction',
  ltr: 'Left to right',
  rtl: 'Right to left',
  density: 'Density',
  comfortable: 'Comfortable',
  dense: 'Dense',
  slash: 'Open search with /',
  on: 'On',
  off: 'Off',
  settingsScope: 'Kept in this browser, for all products and their demos.',

  previous: 'Previous',
  next: 'Next',
  previousAndNext: 'Previous and next page',
  editPage: 'Edit this page',
  backToTop: 'Back to top',
  permalinkTo: 'Link to “{name}”',

  markerNew: 'New',
  markerPlanned: 'Planned',
  markerUnstable: 'Preview',
  markerBeta: 'Beta',
  markerLegacy: 'Legacy',
  markerPro: 'Pro',
  markerPremium: 'Premium',

  copy: 'Copy',
  copied: 'Copied',
  showCode: 'Show code',
  code: 'Code',
  showAllLines: 'Show all {count} lines',
  showFewerLines: 'Show fewer lines',
  packageManager: 'Package manager',

  aboutPage: 'More about this page',
  linkApi: '{name} API',
  linkSource: 'Source',
  linkPackage: '{name} on npm',
  linkPattern: 'WAI-ARIA pattern',
  viewMarkdown: 'View as Markdown',
  copyPage: 'Copy page',

  info: 'Note',
  success: 'Good to know',
  warning: 'Warning',
  error: 'Caution',

  notTranslated: 'This page is not translated yet. You are reading it in English.',
  notFound: 'Page not found',
  notFoundExplanation:
    'No page of {name} has this address. It may have moved, or the address may have a typing error.',
  notFoundSuggestions: 'From here you can go to:',
  allProducts: 'All products',
} as const;

/** Every word that the shell shows, by meaning. */
export type Messages = { readonly [Key in keyof typeof en]: string };
