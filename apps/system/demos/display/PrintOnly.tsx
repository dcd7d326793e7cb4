import Box from '@mui/system/Box';

export default function PrintOnly() {
  return (
    <Box sx={{ p: 2, width: 1, maxWidth: 320, border: 1, borderColor: 'divider' }}>
      Lighthouse museum
      <Box sx={{ display: 'block', displayPrint: 'none', color: 'text.secondary' }}>
        Ten minutes on foot from the harbor
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>Quay 12, 5003 Bergen</Box>
    </Box>
  );
}
