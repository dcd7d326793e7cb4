import type { CatalogEntry } from './types';

/** Links. */
export const linkCodes = {
  DOCS5001: {
    title: 'Broken link',
    text: 'The link leads to an address without a page or file, so readers would see the 404 page.',
    fix: 'Correct the address. If the page has moved, link to the new one. If it is planned, remove the link until it exists.',
  },
  DOCS5002: {
    title: 'Broken anchor',
    text: 'The page exists, but no element of it has the id after `#`, so the link leads to the top of the page.',
    fix: 'Correct the id. If the heading was renamed, link to the new id, and add the old one to `anchors` in the front matter of its page.',
  },
  DOCS5003: {
    title: 'Link through a redirect',
    text: 'The page has moved, or the link is not its canonical address. Each redirect costs readers a round trip.',
    fix: 'Write the address that the message names.',
  },
  DOCS5004: {
    title: 'Link to an unpublished language',
    text: 'The linked product is not published in this language, so there is no page at the address.',
    fix: 'Link to the English page, as the message suggests.',
  },
  DOCS5005: {
    title: 'Invalid external link',
    text: 'The address is malformed, or does not begin with `https:`. Other addresses are not safe to follow.',
    fix: 'Write the whole address with `https:`, and `%25` for a percent sign.',
  },
  DOCS5006: {
    title: 'Relative link on a 404 page',
    text: 'The 404 page is shown at any address, so a relative link would lead somewhere else each time.',
    fix: 'Begin the link with `/`.',
  },
  DOCS5007: {
    title: 'Missing asset',
    text: 'The page refers to a script, style, font or image that is not part of the site. Usually an app was built before a change of the shell, or its output is incomplete.',
    fix: 'Build all apps again. If the file is yours, correct its address or add it to `public/`.',
  },
  DOCS5008: {
    title: 'Address without a redirect',
    text: 'The address works on the live site. The build that is about to be deployed has neither a page nor a redirect there, so bookmarks and search results would break.',
    fix: 'Add a redirect to `product.ts`, or restore the page.',
  },
  DOCS5009: {
    title: 'Link of another product breaks',
    text: 'Another product of the live site links to a page or an anchor that the build that is about to be deployed does not have.',
    fix: 'Keep the address or add a redirect, and keep a renamed heading in `anchors`. Then ask the other team to change its link.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
