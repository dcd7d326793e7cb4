import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';

export default function ContextMenu() {
  const [place, setPlace] = useState<{ top: number; left: number }>();
  const close = () => setPlace(undefined);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setPlace({ top: event.clientY, left: event.clientX });
  };

  return (
    <>
      <Paper variant="outlined" tabIndex={0} onContextMenu={open} sx={{ padding: 3 }}>
        A map. Open its menu with the right mouse button, or with the menu key.
      </Paper>
      <Menu
        open={place !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={place}
        slotProps={{ list: { 'aria-label': 'Map' } }}
      >
        <MenuItem onClick={close}>Set the destination</MenuItem>
        <MenuItem onClick={close}>What is here?</MenuItem>
      </Menu>
    </>
  );
}
