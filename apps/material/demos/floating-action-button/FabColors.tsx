import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabColors() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Fab aria-label="Default">D</Fab>
        <Fab color="primary" aria-label="Primary">
          P
        </Fab>
        <Fab color="secondary" aria-label="Secondary">
          S
        </Fab>
        <Fab disabled aria-label="Disabled">
          D
        </Fab>
      </Stack>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Fab size="small" aria-label="Small">
          S
        </Fab>
        <Fab size="medium" aria-label="Medium">
          M
        </Fab>
        <Fab size="large" aria-label="Large">
          L
        </Fab>
      </Stack>
    </Stack>
  );
}
