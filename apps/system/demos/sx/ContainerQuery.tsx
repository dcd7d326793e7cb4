import Box from '@mui/system/Box';

function Notice() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { '@0': 'column', '@300': 'row' },
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
          borderRadius: 1,
          bgcolor: 'primary.soft',
        }}
      >
        <span>Line 3 is late.</span>
        <span>10 minutes</span>
      </Box>
    </Box>
  );
}

export default function ContainerQuery() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      <Box sx={{ width: 200 }}>
        <Notice />
      </Box>
      <Box sx={{ width: 1, maxWidth: 440 }}>
        <Notice />
      </Box>
    </Box>
  );
}
