import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function BasicMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState('');
  const choose = (action: string) => {
    setDone(`${action}: “Harbor at dawn”`);
    setAnchor(null);
  };

  return (
    <div>
      <Button
        id={`${id}-button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Photograph
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <MenuItem onClick={() => choose('Renamed')}>Rename</MenuItem>
        <MenuItem onClick={() => choose('Copied')}>Copy</MenuItem>
        <MenuItem disabled>Move to album</MenuItem>
      </Menu>
      <p role="status">{done}</p>
    </div>
  );
}
