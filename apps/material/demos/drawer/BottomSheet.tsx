import { useState } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const actions = [
  { label: 'Rename', icon: <DriveFileRenameOutline /> },
  { label: 'Duplicate', icon: <ContentCopy /> },
  { label: 'Delete', icon: <DeleteOutlined /> },
];

export default function BottomSheet() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        File actions
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        disableSwipeToOpen
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'File actions',
            sx: { borderTopLeftRadius: 16, borderTopRightRadius: 16 },
          },
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: 32,
            height: 4,
            marginX: 'auto',
            marginTop: 1.5,
            borderRadius: 1,
            backgroundColor: 'text.disabled',
          }}
        />
        <List>
          {actions.map(({ label, icon }) => (
            <ListItemButton key={label} onClick={() => setOpen(false)}>
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          ))}
        </List>
      </SwipeableDrawer>
    </>
  );
}
