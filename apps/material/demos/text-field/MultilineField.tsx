import { useState } from 'react';
import TextField from '@mui/material/TextField';

const limit = 120;

export default function MultilineField() {
  const [note, setNote] = useState('Please ring at the second door.');
  const left = limit - note.length;

  return (
    <TextField
      multiline
      minRows={2}
      maxRows={5}
      label="Note for the courier"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      error={left < 0}
      helperText={left < 0 ? `${-left} characters too many` : `${left} characters left`}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
