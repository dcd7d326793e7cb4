import { useId, useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Trips', 'Prices', 'Contact'];

export default function ResponsiveAppBar() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <AppBar>
      <Toolbar>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Sail Fedje
        </Typography>
        <Stack
          component="nav"
          aria-label="Main"
          direction="row"
          sx={{ display: { xs: 'none', sm: 'flex' } }}
        >
          {pages.map((page) => (
            <Button key={page} color="inherit" href="#top">
              {page}
            </Button>
          ))}
        </Stack>
        <IconButton
          color="inherit"
          edge="end"
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
          {pages.map((page) => (
            <MenuItem key={page} component="a" href="#top" onClick={() => setAnchor(null)}>
              {page}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
