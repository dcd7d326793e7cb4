import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const shadows = [
  'none',
  '0 1px 2px rgb(0 0 0 / 0.3)',
  '0 3px 8px rgb(0 0 0 / 0.3)',
  '0 10px 28px rgb(0 0 0 / 0.4)',
];

export default function ShadowScale() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, shadows })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
        {shadows.map((shadow, step) => (
          <Box
            key={shadow}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 88,
              height: 88,
              borderRadius: 2,
              bgcolor: 'background.paper',
              boxShadow: step,
            }}
          >
            {step}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
