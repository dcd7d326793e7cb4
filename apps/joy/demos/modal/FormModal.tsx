import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function FormModal() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Seagull');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename {name}</Button>
      <Modal
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick') {
            setOpen(false);
          }
        }}
      >
        <ModalDialog>
          <DialogTitle>Rename the boat</DialogTitle>
          <DialogContent>Tell the harbor office afterwards.</DialogContent>
          <Stack
            component="form"
            spacing={2}
            onSubmit={(event) => {
              event.preventDefault();
              setName(String(new FormData(event.currentTarget).get('name')));
              setOpen(false);
            }}
          >
            <FormControl required>
              <FormLabel>New name</FormLabel>
              <Input autoFocus name="name" defaultValue={name} />
            </FormControl>
            <Button type="submit">Rename</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </>
  );
}
