/** Icons of the shell's own set that an entry of the side navigation may have. */
export const iconNames = [
  'accessibility',
  'api',
  'book',
  'chart',
  'code',
  'components',
  'customize',
  'design',
  'download',
  'grid',
  'guide',
  'home',
  'info',
  'integration',
  'migration',
  'start',
  'text',
  'web',
] as const;

/** Name of an icon of the shell's set. */
export type IconName = (typeof iconNames)[number];
