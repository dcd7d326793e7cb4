import type { IconName as ManifestIconName } from '../../product';

/** SVG paths of the shell's icons, on a grid of 24 units. */
export const iconShapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  dark: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h8M16 17h4M14 15v4',
  ltr: 'M4 7h16M4 12h10M4 17h13',
  rtl: 'M4 7h16M10 12h10M7 17h13',
  comfortable: 'M4 6h16M4 12h16M4 18h16',
  dense: 'M4 7h16M4 10.3h16M4 13.7h16M4 17h16',
  products: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  external: 'M8 8h8v8M16 8L7 17',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3',
  feedback: 'M4 5h16v11h-8l-5 4v-4H4z',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8v.01',
  success: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12.2l2.4 2.4 4.6-4.8',
  warning: 'M12 4.5L21 19.5H3zM12 10v4.5M12 17v.01',
  error: 'M8.7 4h6.6L20 8.7v6.6L15.3 20H8.7L4 15.3V8.7zM12 8v5M12 16v.01',
  chevron: 'M8 10l4 4 4-4',
  off: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 6.5l11 11',
  on: 'M5 5h14v14H5zM14 8.5l-4 7',
  check: 'M5.5 12.5l4 4 9-9.5',
  reset: 'M5.5 8.5A8 8 0 1 1 4 12.7M5 4v5h5',
  link: 'M10.5 13.5a3.8 3.8 0 0 0 5.4 0l2.6-2.6a3.8 3.8 0 0 0-5.4-5.4l-1 1M13.5 10.5a3.8 3.8 0 0 0-5.4 0l-2.6 2.6a3.8 3.8 0 0 0 5.4 5.4l1-1',
  source: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  stackBlitz: 'M13.5 3.5L6 14h5l-1 6.5L18 10h-5z',
  codeSandbox: 'M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM4.5 7.7L12 12l7.5-4.3M12 12v8.5',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM14.5 14.5L19 19',

  // Icons that `icon` of a page entry may name.
  accessibility: 'M12 4v.01M5 8c4.5 1.4 9.5 1.4 14 0M12 9v5M12 14l-3 6M12 14l3 6',
  api: 'M9 5c-5 0-1 7-5 7 4 0 0 7 5 7M15 5c5 0 1 7 5 7-4 0 0 7-5 7',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  components: 'M12 3.5l4 4-4 4-4-4zM12 12.5l4 4-4 4-4-4zM7.5 8l4 4-4 4-4-4zM16.5 8l4 4-4 4-4-4z',
  customize: 'M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4',
  design: 'M4 20l1-5L15.5 4.5l4 4L9 19zM13 7l4 4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16',
  grid: 'M4 5h16v14H4zM4 10h16M10 5v14',
  guide: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM15 9l-2 4-4 2 2-4z',
  home: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9',
  integration: 'M10 7l2-2a4 4 0 0 1 6 6l-2 2M14 17l-2 2a4 4 0 0 1-6-6l2-2M9.5 14.5l5-5',
  migration: 'M4 8h14M14.5 4.5L18 8l-3.5 3.5M20 16H6M9.5 12.5L6 16l3.5 3.5',
  start: 'M7 5l11 7-11 7z',
  text: 'M5 6h14M12 6v13',
  web: 'M4 5h16v14H4zM4 9.5h16M7 7.25v.01M9.5 7.25v.01',
} as const satisfies Readonly<Record<string, string>> & Record<ManifestIconName, string>;

/** Name of an icon of the shell's set. */
export type IconName = keyof typeof iconShapes;

/** Icons that are mirrored in right-to-left text. */
export const directionalIcons: ReadonlySet<IconName> = new Set(['external']);
