import { useState } from 'react';
import Home from '@mui/icons-material/Home';
import Mail from '@mui/icons-material/Mail';
import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Home', icon: <Home /> },
  { name: 'Mail', icon: <Mail /> },
];

export default function MiniDrawer() {
  const [open, setOpen] = useState(false);
  const width = open ? 180 : 56;

  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0 }}
        slotProps={{
          paper: {
            component: 'nav',
            'aria-label': 'Pages',
            sx: {
              position: 'relative',
              width,
              overflowX: 'hidden',
              '@media (prefers-reduced-motion: no-preference)': { transition: 'width 200ms' },
            },
          },
        }}
      >
        <IconButton
          aria-label="Show labels"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'flex-start', margin: 1 }}
        >
          <Menu />
        </IconButton>
        <List>
          {pages.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton aria-label={name}>
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                {open && <ListItemText primary={name} />}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ padding: 2 }}>Three new messages</Box>
    </Box>
  );
}
