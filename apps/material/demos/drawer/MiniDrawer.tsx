import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';

const pages = {
  Home: 'M3 11 12 3l9 8v10h-6v-6H9v6H3z',
  Mail: 'M3 5h18v14H3zm2 3v9h14V8l-7 5z',
};

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
          <SvgIcon>
            <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
          </SvgIcon>
        </IconButton>
        <List>
          {Object.entries(pages).map(([name, path]) => (
            <ListItem key={name} disablePadding>
              <ListItemButton aria-label={name}>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <SvgIcon>
                    <path d={path} />
                  </SvgIcon>
                </ListItemIcon>
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
