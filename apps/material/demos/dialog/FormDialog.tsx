import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState('');
  const close = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {invited && `Invitation sent to ${invited}.`}
      </Typography>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Invite a colleague</DialogTitle>
        <DialogContent>
          <DialogContentText>They can read the project at once.</DialogContentText>
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault();
              setInvited(String(new FormData(event.currentTarget).get('email')));
              close();
            }}
          >
            <TextField
              autoFocus
              required
              fullWidth
              margin="normal"
              type="email"
              name="email"
              label="Work email"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Send invitation
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
