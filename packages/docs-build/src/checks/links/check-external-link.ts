import type { Finding } from '../finding';
import type { PageLink } from '../parse/types';
import { describeLink } from './describe-link';
import type { ResolvedUrl } from '../../lib/resolve-url';

/** Schemes without a server. The script check reports `javascript:`. */
const harmless = new Set(['mailto:', 'tel:', 'data:', 'javascript:']);

/** URLs of the site itself, with its configured origin. */
const ownOrigin = /\b(canonical|alternate)\b/;

/** Checks that a URL of another site is well-formed and uses `https:`. Does not fetch it. */
export function checkExternalLink(
  link: PageLink,
  resolved: Exclude<ResolvedUrl, { kind: 'internal' }>,
): Finding | undefined {
  const received = describeLink(link);
  if (link.rel !== undefined && ownOrigin.test(link.rel)) return undefined;
  switch (resolved.kind) {
    case 'malformed':
      return {
        code: 'DOCS5005',
        received,
        expected: 'a well-formed address',
        hint: 'Correct the address; write % as %25.',
      };
    case 'other':
      return harmless.has(resolved.protocol)
        ? undefined
        : {
            code: 'DOCS5005',
            received,
            expected: 'an https: address',
            hint: 'Link to a page of the web.',
          };
    case 'external':
      if (/^https:\/\//i.test(link.url)) return undefined;
      return {
        code: 'DOCS5005',
        received,
        expected: 'an https: address, or a path with one slash in front',
        hint: link.url.startsWith('//')
          ? `Write ${link.url.slice(1)} for a page of this site, https:${link.url} for another.`
          : `Write https:${link.url.replace(/^https?:/i, '')}`,
      };
  }
}
