import Box from '@mui/system/Box';

export default function ResponsiveSpacing() {
  return (
    <Box
      sx={{
        p: { xs: 1, sm: 3, md: 6 },
        borderRadius: 1,
        bgcolor: 'primary.soft',
      }}
    >
      <Box sx={{ px: 1, bgcolor: 'background.default' }}>Narrow the window</Box>
    </Box>
  );
}
