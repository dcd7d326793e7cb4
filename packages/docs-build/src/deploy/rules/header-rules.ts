import { isAsset } from 'docs-shell/lib/is-asset';
import { answers } from './answers';
import { playgroundFolder, playgroundPolicy } from './playground-policy';

/** The addresses that a rule is for. */
export type AddressMatch =
  | { readonly kind: 'all' }
  /** Files that are named by their content, in the folder at the root and in those of self-contained products. */
  | { readonly kind: 'assets' }
  | { readonly kind: 'extensions'; readonly extensions: readonly string[] }
  /** Documents that run the code of readers, in the folder of each product. */
  | { readonly kind: 'playground' };

/** Headers for some addresses. They replace headers of the same name in the rules before. */
export interface HeaderRule {
  readonly match: AddressMatch;
  readonly headers: Readonly<Record<string, string>>;
}

/** The name of the header that restricts what a page loads. */
export const policyHeader = 'Content-Security-Policy';

/** Images and fonts, which demos in a frame with an opaque origin show. */
const embeddable = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'woff2'];

/** Features that neither the site nor a demo needs. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Creates the headers of a site, for every host. Hosts differ in how they remove a header, so no rule removes one.
 *
 * @param settings headers that depend on the settings, such as the Content-Security-Policy
 * @param origin origin of the site, which the policy of the playground names
 */
export function createHeaderRules(
  settings: Readonly<Record<string, string>>,
  origin?: string,
): readonly HeaderRule[] {
  return [
    {
      match: { kind: 'all' },
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
        ...settings,
        // Everything that is not named by its content is revalidated by its ETag.
        'Cache-Control': answers.cacheControl,
        // A page that opened the docs cannot navigate them.
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Other sites cannot embed documents and data.
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      match: { kind: 'extensions', extensions: embeddable },
      // Code of readers has an opaque origin and shows images of the site.
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    {
      match: { kind: 'assets' },
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Documents that run code of readers have an opaque origin and load the library.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    {
      match: { kind: 'playground' },
      headers: {
        [policyHeader]: playgroundPolicy(origin),
        // Browsers reject a sandboxed document with any other value.
        'Cross-Origin-Opener-Policy': 'unsafe-none',
      },
    },
  ];
}

/**
 * Returns the headers of an address.
 *
 * @param pathname with a leading slash; `/` for responses that are no file of the site
 */
export function headersOf(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...rules.filter(({ match }) => matches(match, pathname)).map(({ headers }) => headers),
  ) as Readonly<Record<string, string>>;
}

/** Returns whether a rule is for an address. */
export function matches(match: AddressMatch, pathname: string): boolean {
  switch (match.kind) {
    case 'all':
      return true;
    case 'assets':
      return isAsset(pathname);
    case 'extensions':
      return match.extensions.some((extension) => pathname.endsWith(`.${extension}`));
    case 'playground':
      return pathname.includes(playgroundFolder);
  }
}
