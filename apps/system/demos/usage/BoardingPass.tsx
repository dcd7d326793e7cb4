import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function BoardingPass() {
  return (
    <Stack
      spacing={2}
      useFlexGap
      sx={{
        width: 1,
        maxWidth: 320,
        boxSizing: 'border-box',
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" useFlexGap sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ fontSize: 20, fontWeight: 500 }}>Vienna to Lisbon</Box>
        <Box sx={{ color: 'primary.main', fontWeight: 500 }}>On time</Box>
      </Stack>
      <Box sx={{ color: 'text.secondary' }}>Gate B 14, seat 21 A. Boarding starts at 9:40.</Box>
    </Stack>
  );
}
