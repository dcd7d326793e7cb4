import type { PageLink } from '../parse/types';

/** A link as it stands in the page: `<a href="/versions">`. */
export function describeLink({ tag, attribute, url }: PageLink): string {
  return `<${tag} ${attribute}="${url}">`;
}
