import type { TextPool } from './create-text-pool';
import type { IdReference } from './types';

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
