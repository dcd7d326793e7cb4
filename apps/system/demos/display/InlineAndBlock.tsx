import Box from '@mui/system/Box';

const look = { my: 0.5, p: 1, bgcolor: 'primary.soft' };

export default function InlineAndBlock() {
  return (
    <Box sx={{ width: 1 }}>
      {['inline', 'block'].map((display) => (
        <Box key={display} sx={{ mb: 2 }}>
          <Box sx={{ ...look, display }}>display: {display}</Box>{' '}
          <Box sx={{ ...look, display }}>display: {display}</Box>
        </Box>
      ))}
    </Box>
  );
}
