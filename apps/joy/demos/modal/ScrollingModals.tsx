import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';

const rules = Array.from({ length: 30 }, (_, index) => `Rule ${index + 1}: keep the quay clear.`);

export default function ScrollingModals() {
  const [open, setOpen] = useState<'text' | 'page' | null>(null);
  const dialog = (
    <ModalDialog sx={{ maxWidth: 360 }}>
      <ModalClose aria-label="Close" />
      <DialogTitle>Rules of the harbor</DialogTitle>
      <DialogContent tabIndex={0} sx={{ gap: 1 }}>
        {rules.map((rule) => (
          <span key={rule}>{rule}</span>
        ))}
      </DialogContent>
    </ModalDialog>
  );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setOpen('text')}>
        The text scrolls
      </Button>
      <Button variant="outlined" onClick={() => setOpen('page')}>
        The dialog scrolls
      </Button>
      <Modal open={open !== null} onClose={() => setOpen(null)}>
        {open === 'page' ? <ModalOverflow>{dialog}</ModalOverflow> : dialog}
      </Modal>
    </Stack>
  );
}
