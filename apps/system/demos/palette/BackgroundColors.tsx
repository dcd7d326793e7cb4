import Box from '@mui/system/Box';

export default function BackgroundColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 360 }}>
      <Box sx={{ p: 2, color: 'primary.contrastText', bgcolor: 'primary.main' }}>primary.main</Box>
      <Box sx={{ p: 2, color: 'secondary.contrastText', bgcolor: 'secondary.main' }}>
        secondary.main
      </Box>
      <Box sx={{ p: 2, color: 'text.primary', bgcolor: 'primary.soft' }}>primary.soft</Box>
      <Box sx={{ p: 2, color: 'text.primary', bgcolor: 'background.paper' }}>background.paper</Box>
    </Box>
  );
}
