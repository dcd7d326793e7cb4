import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const AddIcon = createSvgIcon(
  <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" />,
  'Add',
);

export default function BasicFab() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Fab color="primary" aria-label="New note">
        <AddIcon />
      </Fab>
      <Fab variant="extended" color="primary">
        <AddIcon sx={{ marginInlineEnd: 1 }} />
        New note
      </Fab>
    </Stack>
  );
}
