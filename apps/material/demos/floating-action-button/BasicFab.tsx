import Add from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function BasicFab() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Fab color="primary" aria-label="New note">
        <Add />
      </Fab>
      <Fab variant="extended" color="primary">
        <Add sx={{ marginInlineEnd: 1 }} />
        New note
      </Fab>
    </Stack>
  );
}
