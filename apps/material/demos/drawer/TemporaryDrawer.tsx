import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Inbox', 'Drafts', 'Sent', 'Archive'];

export default function TemporaryDrawer() {
  const [open, setOpen] = useState(false);
  const [folder, setFolder] = useState('Inbox');

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {folder}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Folders' } }}
      >
        <List sx={{ width: 240 }}>
          {folders.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === folder}
                onClick={() => {
                  setFolder(name);
                  setOpen(false);
                }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
