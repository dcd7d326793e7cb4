import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

/** Keeps the colors of the app, and replaces the font of the body text. */
function createReadingTheme(outer: Theme) {
  return createTheme({
    ...outer,
    typography: { ...outer.typography, body1: { fontFamily: 'Georgia, serif', lineHeight: 1.8 } },
  });
}

export default function NestedThemeBaseline() {
  return (
    <ThemeProvider theme={createReadingTheme}>
      <ScopedCssBaseline sx={{ maxWidth: 420, p: 2 }}>
        <p>
          The reading view of a letter. It has its own font, and follows the color mode of the app.
        </p>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
