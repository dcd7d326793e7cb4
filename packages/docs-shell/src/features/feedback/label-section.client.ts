import { labelPatternAttribute } from './contract';

/** Returns the accessible name of the feedback on the section of a heading. */
export function labelSection(root: Element, heading: Element): string {
  const pattern = root.getAttribute(labelPatternAttribute) ?? '';
  return pattern.replace('{name}', () => heading.textContent);
}
