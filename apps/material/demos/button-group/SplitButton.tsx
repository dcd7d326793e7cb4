import { useId, useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = ['Send now', 'Send tomorrow', 'Save as draft'];

export default function SplitButton() {
  const buttonId = useId();
  const menuId = useId();
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState('Send now');
  const [message, setMessage] = useState('');

  return (
    <Stack spacing={2}>
      <ButtonGroup variant="contained" aria-label="Send">
        <Button onClick={() => setMessage(`Done: ${action}`)}>{action}</Button>
        <Button
          size="small"
          id={buttonId}
          aria-label="Other ways to send"
          aria-haspopup="menu"
          aria-expanded={anchorEl !== null}
          aria-controls={anchorEl ? menuId : undefined}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu
        id={menuId}
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {actions.map((name) => (
          <MenuItem
            key={name}
            selected={name === action}
            onClick={() => {
              setAction(name);
              setAnchorEl(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
