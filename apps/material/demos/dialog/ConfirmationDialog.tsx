import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const formats = ['CSV', 'JSON', 'Markdown', 'PDF', 'Plain text'];

export default function ConfirmationDialog() {
  const [format, setFormat] = useState('PDF');
  const [draft, setDraft] = useState(format);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setDraft(format);
          setOpen(true);
        }}
      >
        Export format: {format}
      </Button>
      <Dialog
        open={open}
        // A stray click must not throw the choice away. Escape still cancels.
        onClose={(_event, reason) => reason !== 'backdropClick' && close()}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Export format</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-label="Export format"
            name="format"
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          >
            {formats.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                label={name}
                control={<Radio autoFocus={name === format} />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button
            onClick={() => {
              setFormat(draft);
              close();
            }}
          >
            Use this format
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
