import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function PersistentDrawer() {
  const [open, setOpen] = useState(true);
  const id = useId();

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: 160, overflow: 'hidden' }}>
      <Drawer
        variant="persistent"
        open={open}
        sx={{ width: open ? 160 : 0, flexShrink: 0 }}
        slotProps={{
          paper: {
            id,
            component: 'aside',
            'aria-label': 'Filters',
            sx: { position: 'relative', boxSizing: 'border-box', width: 160, padding: 2 },
          },
        }}
      >
        <Typography>Only direct trains</Typography>
      </Drawer>
      <Box sx={{ flexGrow: 1, padding: 2 }}>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Filters
        </Button>
        <Typography>Twelve connections</Typography>
      </Box>
    </Box>
  );
}
