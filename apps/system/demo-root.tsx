import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';
import { memoizeBySettings, writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';
import { createEmotionEngine } from 'docs-shell/demos/emotion';

const layer = 'mui';

// MUI System has no colors. The theme's colors are variables, so that the page's color mode changes them without
// rendering a demo again.
const palette = {
  primary: {
    main: 'var(--sys-primary-main)',
    soft: 'var(--sys-primary-soft)',
    contrastText: 'var(--sys-primary-contrastText)',
  },
  secondary: {
    main: 'var(--sys-secondary-main)',
    soft: 'var(--sys-secondary-soft)',
    contrastText: 'var(--sys-secondary-contrastText)',
  },
  error: { main: 'var(--sys-error-main)' },
  text: { primary: 'var(--sys-text-primary)', secondary: 'var(--sys-text-secondary)' },
  background: {
    default: 'var(--sys-background-default)',
    paper: 'var(--sys-background-paper)',
  },
  divider: 'var(--sys-divider)',
};

// Dense demos keep less distance: the system has no sizes of its own.
const chooseTheme = memoizeBySettings(({ direction, dense }) =>
  createTheme({ direction, palette, ...(dense && { spacing: 6 }) }),
);

const light = {
  '--sys-primary-main': '#0a6a5c',
  '--sys-primary-soft': '#d9ece8',
  '--sys-primary-contrastText': '#ffffff',
  '--sys-secondary-main': '#6b3fa0',
  '--sys-secondary-soft': '#ebe2f5',
  '--sys-secondary-contrastText': '#ffffff',
  '--sys-error-main': '#b0261e',
  '--sys-text-primary': '#1a1e26',
  '--sys-text-secondary': '#4a5262',
  '--sys-background-default': '#ffffff',
  '--sys-background-paper': '#f3f5f7',
  '--sys-divider': '#838c9c',
};

const dark = {
  '--sys-primary-main': '#74cdbd',
  '--sys-primary-soft': '#17403a',
  '--sys-primary-contrastText': '#04211c',
  '--sys-secondary-main': '#cdb0ee',
  '--sys-secondary-soft': '#3a2a52',
  '--sys-secondary-contrastText': '#23123a',
  '--sys-error-main': '#eb9b93',
  '--sys-text-primary': '#e3e6eb',
  '--sys-text-secondary': '#b8bfca',
  '--sys-background-default': '#161a21',
  '--sys-background-paper': '#212730',
  '--sys-divider': '#717b8d',
};

export const styleEngine = createEmotionEngine({ cacheKey: 'css', layer });

/** Both schemes of the theme's variables, once for all demos; paper is light. */
export function sharedStyles(): string {
  return writeStyleSheet(
    [
      { ':root': light },
      { '@media screen': { ":root[data-mui-color-scheme='dark']": dark } },
      { '[data-demo-root]': { color: 'var(--sys-text-primary)' } },
    ],
    layer,
  );
}

/** The context of every MUI System demo. */
export default function DemoRoot({ children, direction, dense }: DemoRootProps) {
  return <ThemeProvider theme={chooseTheme({ direction, dense })}>{children}</ThemeProvider>;
}
