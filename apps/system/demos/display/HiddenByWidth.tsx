import Box from '@mui/system/Box';

export default function HiddenByWidth() {
  return (
    <Box
      component="button"
      type="button"
      sx={{ px: 2, py: 1, font: 'inherit', whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
        Book
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Book a table for this evening
      </Box>
    </Box>
  );
}
