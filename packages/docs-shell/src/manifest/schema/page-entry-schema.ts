import { z } from 'zod';
import { iconFontNames } from '../icon-font-names';
import { iconNames } from '../icon-names';

const pathnameRule =
  'a path without language prefix, query and hash (/joy-ui/react-button), or an https: URL';
const pathname = /^(\/(?![a-z]{2}(\/|$))[^\s?#]*|https:\/\/[^\s/]+\S*)$/;
// `pathname` sets the URL, and event handlers would be injected code.
const linkAttribute = /^(?!href$)(?!on)[a-z][a-zA-Z-]*$/;
const flag = z.boolean('true or false').exactOptional();

const allIconNames = [...new Set([...iconNames, ...typedKeys(iconFontNames)])].sort();

function typedKeys<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}

/** An entry of the side navigation. */
export const pageEntrySchema = z.strictObject(
  {
    pathname: z.string(pathnameRule).regex(pathname, pathnameRule),
    title: z.string('a text').min(1, 'a text').exactOptional(),
    subheader: z.string('a text').min(1, 'a text').exactOptional(),
    get children() {
      return z.array(pageEntrySchema, 'a list of page entries').exactOptional();
    },
    plan: z.enum(['pro', 'premium'], '"pro" or "premium"').exactOptional(),
    newFeature: flag,
    planned: flag,
    unstable: flag,
    beta: flag,
    legacy: flag,
    icon: z.enum(allIconNames, `the name of an icon: ${allIconNames.join(', ')}`).exactOptional(),
    linkProps: z
      .record(
        z.string().regex(linkAttribute, 'attributes other than href and event handlers'),
        z.string('a text'),
        'an object of attributes',
      )
      .exactOptional(),
  },
  'an object with a pathname',
);
