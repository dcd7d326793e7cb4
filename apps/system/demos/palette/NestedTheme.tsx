import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

function withPlum(outer: Theme): Theme {
  const primary = {
    main: 'light-dark(#8a2d5b, #f2a8cc)',
    contrastText: 'light-dark(#fff, #3b0f26)',
  };
  return { ...outer, palette: { ...outer.palette, primary } };
}

function Label({ children }: { children: string }) {
  return (
    <Box
      sx={{ px: 2, py: 1, borderRadius: 1, color: 'primary.contrastText', bgcolor: 'primary.main' }}
    >
      {children}
    </Box>
  );
}

export default function NestedTheme() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Label>Outer theme</Label>
      <ThemeProvider theme={withPlum}>
        <Label>Inner theme</Label>
      </ThemeProvider>
    </Box>
  );
}
