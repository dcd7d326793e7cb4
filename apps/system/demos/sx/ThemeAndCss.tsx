import Box from '@mui/system/Box';

export default function ThemeAndCss() {
  return (
    <Box
      sx={{
        // From the theme
        maxWidth: 'sm',
        p: 2,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        borderRadius: 2,
        // Plain CSS
        letterSpacing: '0.03em',
        textWrap: 'balance',
      }}
    >
      The ferry leaves from pier 4 at every full hour until sunset.
    </Box>
  );
}
