import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const entries = [
  { name: 'Cut', keys: 'Ctrl+X' },
  { name: 'Copy', keys: 'Ctrl+C' },
  { name: 'Paste', keys: 'Ctrl+V' },
];

export default function MenuWithShortcuts() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Edit
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { dense: true, 'aria-labelledby': id }, paper: { sx: { width: 220 } } }}
      >
        {entries.map(({ name, keys }) => (
          <MenuItem key={name} onClick={close}>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" component="span" color="textSecondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={close}>Select all</MenuItem>
      </Menu>
    </>
  );
}
