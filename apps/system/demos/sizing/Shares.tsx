import Box from '@mui/system/Box';

export default function Shares() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, bgcolor: 'background.paper' }}>
      {[0.25, 0.5, 1].map((width) => (
        <Box key={width} sx={{ boxSizing: 'border-box', width, px: 1, bgcolor: 'primary.soft' }}>
          {width}
        </Box>
      ))}
    </Box>
  );
}
