import type { PublishedManifest } from '../manifest';
import { defaultLanguage } from './language-prefix';
import { normalizePathname } from './normalize-pathname';
import { toHref } from './to-href';

/** An address that moved, as a browser asks for it: language prefix and trailing slash included. */
export interface MovedAddress {
  readonly from: string;
  /** May end with an anchor. */
  readonly to: string;
  /** Which product says so, and where in its list. */
  readonly productId: string;
  readonly index: number;
}

type Source = Pick<PublishedManifest, 'identity' | 'languages' | 'pages' | 'redirects'>;

/**
 * All redirects of the products that publish something (SPEC RT-5), in each language of the product. A target in a
 * product that is not published in that language is English.
 */
export function listRedirects(manifests: readonly Source[]): readonly MovedAddress[] {
  const languagesOf = new Map(
    manifests.flatMap(({ pages, languages }) =>
      pages.map(({ pathname }) => [pathname, new Set(languages)] as const),
    ),
  );
  return manifests.flatMap(({ identity, languages, redirects }) =>
    languages.flatMap((language) =>
      redirects.map(({ from, to }, index) => {
        const isSpoken = languagesOf.get(normalizePathname(to))?.has(language);
        return {
          from: toHref(from, language),
          to: toHref(to, isSpoken ? language : defaultLanguage),
          productId: identity.id,
          index,
        };
      }),
    ),
  );
}
