import { assetsFolder } from 'docs-shell/lib/is-asset';
import type { AddressMatch } from './header-rules';
import { playgroundFolder } from './playground-policy';

/**
 * Returns the regular expression of the addresses that a rule is for. It means the same to JavaScript, PCRE (nginx, Vercel)
 * and RE2 (Caddy).
 */
export function matchPattern(match: AddressMatch): string {
  switch (match.kind) {
    case 'all':
      return '^/';
    case 'assets':
      return escapePattern(assetsFolder);
    case 'extensions':
      return `\\.(${match.extensions.join('|')})$`;
    case 'playground':
      return escapePattern(playgroundFolder);
  }
}

/** Escapes a text for a regular expression. nginx has no escape for a `$`, so it becomes `[$]`. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^.*+?()[\]{}|]/g, '\\$&').replaceAll('$', '[$]');
}
