import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const typography = {
  reading: 'Georgia, serif',
  figures: 'monospace',
  strong: 700,
  small: '0.875rem',
};

export default function SingleValues() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, typography })}>
      <Box sx={{ fontFamily: 'reading' }}>
        Total for{' '}
        <Box component="span" sx={{ fontWeight: 'strong' }}>
          four tickets
        </Box>
        :{' '}
        <Box component="span" sx={{ fontFamily: 'figures' }}>
          62.40
        </Box>
        <Box sx={{ fontSize: 'small' }}>Booking fee included</Box>
      </Box>
    </ThemeProvider>
  );
}
