/** The rules that the site is examined by, as axe names them. */
export const accessibilityStandards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
