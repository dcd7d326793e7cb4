import type { CatalogEntry } from './types';

/** Links. */
export const linkCodes = {
  DOCS5001: {
    title: 'Broken link',
    text: 'The link leads to an address without a page or file.',
  },
  DOCS5002: {
    title: 'Broken anchor',
    text: 'The page exists, but no element of it has the id after `#`.',
  },
  DOCS5003: {
    title: 'Link through a redirect',
    text: 'The page has moved, or the link is not its canonical address. Each redirect costs readers a round trip.',
  },
  DOCS5004: {
    title: 'Link to an unpublished language',
    text: 'The linked product is not published in this language.',
  },
  DOCS5005: {
    title: 'Invalid external link',
    text: 'The address is malformed or does not begin with `https:`.',
  },
  DOCS5006: {
    title: 'Relative link on a 404 page',
    text: 'The 404 page is shown at any address, so its links begin with `/`.',
  },
  DOCS5007: {
    title: 'Missing asset',
    text: 'The page refers to a script, style, font or image that is not part of the site.',
  },
  DOCS5008: {
    title: 'Address without a redirect',
    text: 'The address works on the live site. The build that is about to be deployed has neither a page nor a redirect there.',
  },
  DOCS5009: {
    title: 'Link of another product breaks',
    text: 'Another product of the live site links to a page or an anchor that the build that is about to be deployed does not have.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
