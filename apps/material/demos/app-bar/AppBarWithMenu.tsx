import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarWithMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Photos
        </Typography>
        <IconButton
          edge="end"
          aria-label="Account of Ingrid"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            component="span"
            sx={{ width: 32, height: 32, color: '#fff', bgcolor: '#12507b' }}
          >
            I
          </Avatar>
        </IconButton>
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
          <MenuItem onClick={close}>Profile</MenuItem>
          <MenuItem onClick={close}>Settings</MenuItem>
          <MenuItem onClick={close}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
