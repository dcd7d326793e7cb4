import type { IdReference } from './types';

/** Attributes whose value is one id or several, separated by spaces. */
const idAttributes = [
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
];

/** The ids that an element's attributes refer to. */
export function readIdReferences(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): IdReference[] {
  return idAttributes.flatMap((attribute) =>
    (attributes[attribute] ?? '')
      .split(/\s+/)
      .filter((id) => id !== '')
      .map((id) => ({ tag, attribute, id })),
  );
}
