import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const typography = {
  title: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.25 },
  text: { fontSize: '1rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', letterSpacing: '0.02em' },
};

export default function NamedStyles() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, typography })}>
      <Box sx={{ maxWidth: 360 }}>
        <Box sx={{ typography: 'title' }}>The winter garden</Box>
        <Box sx={{ typography: 'text' }}>Palms, figs and a bench that is always free.</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>Photographed in January</Box>
      </Box>
    </ThemeProvider>
  );
}
