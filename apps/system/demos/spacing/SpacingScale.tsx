import Box from '@mui/system/Box';

export default function SpacingScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {[0.5, 1, 2, 4].map((factor) => (
        <Box key={factor} sx={{ p: factor, borderRadius: 1, bgcolor: 'primary.soft' }}>
          <Box sx={{ px: 1, bgcolor: 'background.default' }}>p: {factor}</Box>
        </Box>
      ))}
    </Box>
  );
}
