import type { PageLink } from '../parse/types';

/** A link as the page has it: `<a href="/versions">`. */
export function describeLink({ tag, attribute, url }: PageLink): string {
  return `<${tag} ${attribute}="${url}">`;
}
