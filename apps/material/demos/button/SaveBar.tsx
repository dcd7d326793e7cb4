import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SaveBar() {
  const [saved, setSaved] = useState('Harbor street 4');
  const [address, setAddress] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const isChanged = address !== saved;

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSaving(true);
    // Stands for your request.
    setTimeout(() => {
      setSaved(address);
      setSaving(false);
    }, 1000);
  };

  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 420, p: 2 }}
    >
      <TextField
        fullWidth
        label="Address"
        autoComplete="address-line1"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 2, alignItems: 'center' }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
          {isChanged ? 'Unsaved changes' : 'All changes saved'}
        </Typography>
        <Button disabled={!isChanged || isSaving} onClick={() => setAddress(saved)}>
          Discard
        </Button>
        <Button type="submit" variant="contained" loading={isSaving} disabled={!isChanged}>
          Save
        </Button>
      </Stack>
    </Paper>
  );
}
