import Box from '@mui/system/Box';

export default function OneSide() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 360 }}>
      <Box sx={{ p: 1, borderTop: 3, borderColor: 'primary.main' }}>borderTop: 3</Box>
      <Box sx={{ p: 1, borderInlineStart: '6px solid', borderColor: 'primary.main' }}>
        borderInlineStart: 6px solid
      </Box>
      <Box sx={{ p: 1, borderBottom: '2px dotted', borderColor: 'primary.main' }}>
        borderBottom: 2px dotted
      </Box>
    </Box>
  );
}
