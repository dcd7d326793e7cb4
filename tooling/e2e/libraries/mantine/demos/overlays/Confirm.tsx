import { useState } from 'react';
import { Button, Modal } from '@mantine/core';

export default function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title="Delete the file?"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        It cannot be restored.
      </Modal>
    </>
  );
}
