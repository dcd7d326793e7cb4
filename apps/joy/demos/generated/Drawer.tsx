import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';

export default function DrawerExample() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Dialog title</DialogTitle>
        <DialogContent>Dialog content</DialogContent>
      </Drawer>
    </>
  );
}
