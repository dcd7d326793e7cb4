import { demoModuleAttribute } from 'docs-shell/demo/contract';
import type { TextPool } from './create-text-pool';
import type { IdReference, PageLink } from './types';

type Attributes = Readonly<Record<string, string>>;

const urlAttributes = [
  'href',
  'xlink:href',
  'src',
  'poster',
  'data',
  'action',
  'formaction',
  demoModuleAttribute,
];

/** Returns the URLs in an element's attributes. */
export function readLinks(tag: string, attributes: Attributes, pool: TextPool): PageLink[] {
  const links: PageLink[] = [];
  for (const attribute of urlAttributes) {
    const url = attributes[attribute];
    if (url !== undefined && (attribute !== 'data' || tag === 'object')) {
      links.push({ tag, attribute, url: pool(url), ...relation(tag, attributes) });
    }
  }
  for (const url of readSourceSet(attributes['srcset'] ?? '')) {
    links.push({ tag, attribute: 'srcset', url: pool(url) });
  }
  return links;
}

/** Returns the URLs of assets in a data block: modules of demos and their preloads. */
export function readDataLinks(json: string, pool: TextPool): PageLink[] {
  const urls = [...json.matchAll(/"((?:\/[a-z\d-]+)*\/_assets\/[^"\\]+)"/g)].map(
    ([, url = '']) => url,
  );
  return urls.map((url) => ({ tag: 'script', attribute: 'data', url: pool(url) }));
}

function relation(tag: string, { rel, as }: Attributes): Pick<PageLink, 'rel' | 'as'> {
  if (tag !== 'link') return {};
  return { ...(rel !== undefined && { rel }), ...(as !== undefined && { as }) };
}

function readSourceSet(text: string): string[] {
  const urls = text.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return urls.filter((url) => url !== '');
}

/** Attributes whose value is one id or several, separated by spaces. */
const idAttributes = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
]);

/** Returns the ids that an element's attributes refer to. */
export function readIdReferences(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  pool: TextPool,
): IdReference[] {
  const references: IdReference[] = [];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!idAttributes.has(attribute)) continue;
    // ARIA allows the popup of a collapsed control to be absent until it opens.
    if (attribute === 'aria-controls' && attributes['aria-expanded'] === 'false') continue;
    for (const id of value.split(/\s+/)) {
      if (id !== '') references.push({ tag, attribute, id: pool(id) });
    }
  }
  return references;
}
