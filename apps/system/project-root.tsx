import type { ReactNode } from 'react';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

// MUI System has no colors of its own. These are an application's.
const theme = createTheme({
  palette: {
    primary: { main: '#0a6a5c', soft: '#d9ece8', contrastText: '#ffffff' },
    secondary: { main: '#6b3fa0', soft: '#ebe2f5', contrastText: '#ffffff' },
    error: { main: '#b0261e' },
    text: { primary: '#1a1e26', secondary: '#4a5262' },
    background: { default: '#ffffff', paper: '#f3f5f7' },
    divider: '#838c9c',
  },
});

/** Provides the theme, as an application does. */
export default function Root({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
