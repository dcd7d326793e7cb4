/** Strokes of the shell's icons on a grid of 24 units. */
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
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8v.01',
  success: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12.2l2.4 2.4 4.6-4.8',
  warning: 'M12 4.5L21 19.5H3zM12 10v4.5M12 17v.01',
  error: 'M8.7 4h6.6L20 8.7v6.6L15.3 20H8.7L4 15.3V8.7zM12 8v5M12 16v.01',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13',
  web: 'M4 5h16v14H4zM4 9.5h16M7 7.25v.01M9.5 7.25v.01',
} as const;

/** Name of an icon of the shell's set. */
export type IconName = keyof typeof iconShapes;

/** Tells whether a manifest's icon name is one of the shell's set. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}

/** Icons that point somewhere along the line of text, and turn with its direction. */
export const directionalIcons: ReadonlySet<IconName> = new Set(['external']);
