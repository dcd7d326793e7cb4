import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const stops = Array.from({ length: 20 }, (_, index) => `Stop ${index + 1}`);

export default function PlacedMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        id={id}
        aria-label="Stops of line 4"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxHeight: 240 } } }}
      >
        {stops.map((stop) => (
          <MenuItem key={stop} onClick={close}>
            {stop}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
