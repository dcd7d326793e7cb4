import { toHref } from '../routing';

/** Where a page lies as plain markdown, beside its HTML (SPEC CT-8). */
export function markdownAddress(pathname: string, language: string): string {
  return `${toHref(pathname, language)}index.md`;
}
