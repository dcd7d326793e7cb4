import { useState } from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const storageKey = 'no-ssr-demo-note';

function SavedNote() {
  // Storage exists only in the browser, and NoSsr renders this only there.
  const [note, setNote] = useState(() => localStorage.getItem(storageKey) ?? 'Buy lamp oil');

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        fullWidth
        size="small"
        label="Note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button variant="outlined" onClick={() => localStorage.setItem(storageKey, note)}>
        Keep
      </Button>
    </Stack>
  );
}

export default function ServerAndBrowser() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 40 }}>
      <NoSsr fallback={<TextField fullWidth disabled size="small" label="Note" value="Loading…" />}>
        <SavedNote />
      </NoSsr>
    </Stack>
  );
}
