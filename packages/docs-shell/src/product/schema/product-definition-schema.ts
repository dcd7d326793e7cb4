import { z } from 'zod';
import { iconFontNames } from '../icon-font-names';
import { iconNames } from '../icon-names';
import type { ProductDefinition } from '../types';
import { identitySchema } from './identity-schema';

// A build adds files to a page in folders of its own, such as `_linked`.
const pathnameRule =
  'a path without language prefix, query, hash or names that begin with _ (/joy-ui/react-button), or an https: URL';
const pathname = /^(?!\/([^?#]*\/)?_)(\/(?![a-z]{2}(\/|$))[^\s?#]*|https:\/\/[^\s/]+\S*)$/;
// `pathname` sets the URL, and event handlers would be injected code.
const linkAttribute = /^(?!href$)(?!on)[a-z][a-zA-Z-]*$/;
const flag = z.boolean('true or false').exactOptional();

const allIconNames = [...new Set([...iconNames, ...typedKeys(iconFontNames)])].sort();

function typedKeys<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}

/** An entry of the side navigation. */
const pageEntrySchema = z.strictObject(
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

// The messages are the “expected” line of a diagnostic: they name what is expected.
const sitePath = /^\/(?![a-z]{2}(\/|$))[^\s?#]*$/;
const sitePathWithHash = /^\/(?![a-z]{2}(\/|$))[^\s?#]*(#[^\s#]+)?$/;
const languageRule = 'two letters other than en, such as zh';
const packageName = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;

const packageNameSchema = z
  .string('the name of an npm package')
  .regex(packageName, 'the name of an npm package');

/** Characters that a tag of Git can have and that mean nothing else in an address. */
const tagPattern = /^(?=.*\{version\})([\w.@/+-]|\{version\}|\{package\})+$/;
const tagRule = 'a tag with {version}, such as v{version} or {package}@{version}';

const exportedTypeSchema = z.string('the name of an exported type');

const guidesSchema = z.record(
  z.string(),
  z.string('an https: URL').regex(/^https:\/\/[^\s/]+\S*$/, 'an https: URL'),
  'an object of URLs by name',
);

const kib = z.number('KiB after gzip, above 0').positive('KiB after gzip, above 0').exactOptional();

const selectorRule = 'one class or attribute, such as .dark or [data-theme=dark]';
const modeSelector = z
  .string(selectorRule)
  .regex(/^(\.[a-zA-Z][\w-]*|\[[a-z][a-z-]*=[a-zA-Z][\w-]*\])$/, selectorRule);

const fullVersionSchema = z
  .string('a version, such as 5.0.0')
  .regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'a version, such as 5.0.0');

const historySchema = z.strictObject(
  {
    from: fullVersionSchema,
    codemods: packageNameSchema.exactOptional(),
    moved: z
      .array(
        z.strictObject(
          { in: fullVersionSchema, from: exportedTypeSchema, to: exportedTypeSchema },
          'an object with in, from and to',
        ),
        'a list of moved exports',
      )
      .exactOptional(),
  },
  'an object with from, moved and codemods',
);

/** A documented npm package. */
export const documentedPackageSchema = z.strictObject(
  {
    packageName: packageNameSchema,
    companions: z.array(packageNameSchema, 'a list of npm packages').exactOptional(),
    iconPackages: z.array(packageNameSchema, 'a list of npm packages').exactOptional(),
    tag: z.string(tagRule).regex(tagPattern, tagRule).exactOptional(),
    bundles: z
      .never('no bundles: the build decides which modules share a file, so delete the field')
      .exactOptional(),
    api: z
      .strictObject(
        {
          packages: z.array(packageNameSchema, 'a list of npm packages').min(1).exactOptional(),
          interfaces: z.array(exportedTypeSchema, 'a list of exported types').exactOptional(),
          events: z
            .strictObject(
              { names: exportedTypeSchema, listener: exportedTypeSchema },
              'an object with names and listener',
            )
            .exactOptional(),
          selectors: z
            .strictObject(
              {
                name: z.string().regex(/^[A-Z]\w*$/, 'a name in PascalCase'),
                ending: z.string().min(1, 'the ending of their names'),
              },
              'an object with name and ending',
            )
            .exactOptional(),
          guides: z
            .strictObject(
              { types: guidesSchema.exactOptional(), props: guidesSchema.exactOptional() },
              'an object with types and props',
            )
            .exactOptional(),
          complete: z
            .union(
              [z.boolean(), z.record(z.string(), z.string().min(1))],
              'true, false, or reasons by name of a component',
            )
            .exactOptional(),
          history: historySchema.exactOptional(),
        },
        'an object with packages, interfaces, events, selectors, guides, complete and history',
      )
      .exactOptional(),
    budgets: z
      .strictObject(
        { cssKib: kib, htmlPerDemoKib: kib, scriptsKib: kib },
        'an object with cssKib, htmlPerDemoKib and scriptsKib',
      )
      .exactOptional(),
    colorModes: z
      .strictObject(
        { light: modeSelector.exactOptional(), dark: modeSelector },
        'an object with light and dark',
      )
      .exactOptional(),
    limits: z
      .array(z.string('a sentence').min(1, 'a sentence'), 'a list of sentences')
      .exactOptional(),
  },
  'an object with packageName, companions, iconPackages, api, budgets, colorModes and limits',
);

/** An entry of the version menu. */
export const versionSchema = z.strictObject(
  {
    text: z.string('a text').min(1, 'a text').exactOptional(),
    href: z
      .string('an https: URL or a path that begins with /')
      .regex(/^(https:\/\/|\/)\S*$/, 'an https: URL or a path that begins with /')
      .exactOptional(),
    current: z.boolean('true or false').exactOptional(),
    samePaths: z
      .array(
        z
          .string('a path below the root, such as /react-button or /api/*')
          .regex(/^!?\/[^\s?#*]*\*?$/, 'a path below the root, such as /react-button or /api/*'),
        'a list of paths',
      )
      .exactOptional(),
    start: z
      .string('an https: URL or a path that begins with /')
      .regex(/^(https:\/\/|\/)\S*$/, 'an https: URL or a path that begins with /')
      .exactOptional(),
  },
  'an object with text, href or current',
);

/** A path that moved. */
export const redirectSchema = z.strictObject(
  {
    from: z.string('an absolute path').regex(sitePath, 'an absolute path without language prefix'),
    to: z
      .string('an absolute path')
      .regex(sitePathWithHash, 'an absolute path without language prefix'),
  },
  'an object with from and to',
);

const prefixRule =
  'a path such as /ink, in small letters, without a language and a trailing slash, or / for the root of a site';

/** Place of a product on the site. */
const routeSchema = z.strictObject(
  {
    category: z
      .string('the id of a category, such as core')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the id of a category, such as core'),
    prefixes: z
      .array(
        z
          .string(prefixRule)
          .regex(/^\/(?:(?![a-z]{2}(\/|$))[a-z0-9-]+(\/[a-z0-9-]+)*)?$/, prefixRule),
        'a list of paths',
      )
      .min(1, 'at least one path'),
    selfContained: z.literal(true, 'true, or no selfContained').exactOptional(),
  },
  'an object with category, prefixes and selfContained',
);

/** What `product.ts` exports. */
export const productDefinitionSchema = z.strictObject(
  {
    identity: identitySchema,
    library: documentedPackageSchema.exactOptional(),
    versions: z.array(versionSchema, 'a list of versions'),
    pages: z.array(pageEntrySchema, 'a list of page entries'),
    redirects: z.array(redirectSchema, 'a list of redirects').exactOptional(),
    languages: z
      .array(z.string(languageRule).regex(/^(?!en$)[a-z]{2}$/, languageRule), 'a list of languages')
      .exactOptional(),
    noindex: z.boolean('true or false').exactOptional(),
    route: routeSchema.exactOptional(),
  },
  'an object made with defineProduct',
);

/** Returns the definition with its type, or undefined if it does not match the schema. */
export function parseDefinition(definition: unknown): ProductDefinition | undefined {
  return productDefinitionSchema.safeParse(definition).data;
}
