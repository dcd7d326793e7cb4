/** Tags of the axe rules that the site is checked with. */
export const accessibilityStandards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
