import { useState } from 'react';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 200;
const pages = ['Dashboard', 'Orders', 'Customers'];

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState('Dashboard');

  const navigation = (
    <List>
      {pages.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === page}
            onClick={() => {
              setPage(name);
              setOpen(false);
            }}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open navigation"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' }, marginInlineEnd: 1 }}
          >
            <Menu />
          </IconButton>
          <Typography variant="h6" component="h1">
            Bakery
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { xs: 'block', sm: 'none' } }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Navigation',
            sx: { width },
          },
        }}
      >
        <Toolbar />
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        component="nav"
        aria-label="Pages"
        sx={{ display: { xs: 'none', sm: 'block' }, width, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width } } }}
      >
        <Toolbar />
        {navigation}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, padding: 3 }}>
        <Toolbar />
        <Typography>{page}</Typography>
      </Box>
    </Box>
  );
}
