import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const rules = Array.from(
  { length: 18 },
  (_, index) => `Shelf ${index + 1}: return each book to the shelf that its label names.`,
);

export default function ScrollDialog() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<NonNullable<DialogProps['scroll']>>('paper');
  const close = () => setOpen(false);
  const openWith = (newScroll: typeof scroll) => () => {
    setScroll(newScroll);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={openWith('paper')}>
        Scroll the content
      </Button>
      <Button variant="outlined" onClick={openWith('body')}>
        Scroll the dialog
      </Button>
      <Dialog open={open} onClose={close} scroll={scroll}>
        <DialogTitle>Rules of the library</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          // A keyboard can only scroll what it can focus.
          {...(scroll === 'paper' && { tabIndex: 0, role: 'region', 'aria-label': 'Rules' })}
        >
          {rules.map((rule) => (
            <DialogContentText key={rule} gutterBottom>
              {rule}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
