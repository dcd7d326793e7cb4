import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const stops = ['Innsbruck', 'Brenner', 'Bolzano', 'Trento', 'Verona', 'Bologna', 'Florence'];

export default function WrappingStack() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 360, m: 0, p: 0, listStyle: 'none' }}
    >
      {stops.map((stop) => (
        <Box
          key={stop}
          component="li"
          sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'secondary.soft' }}
        >
          {stop}
        </Box>
      ))}
    </Stack>
  );
}
