import Box from '@mui/system/Box';
import createTheme, { type Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const { unstable_sxConfig } = createTheme({
  unstable_sxConfig: { fill: { themeKey: 'palette' } },
});

export default function PaletteFill() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, unstable_sxConfig })}>
      <Box
        component="svg"
        role="img"
        aria-label="A leaf"
        viewBox="0 0 24 24"
        sx={{ width: 72, height: 72, fill: 'primary.main' }}
      >
        <path d="M4 20C4 9 10 4 21 3c0 11-5 17-14 17l-1 2-2-1z" />
      </Box>
    </ThemeProvider>
  );
}
