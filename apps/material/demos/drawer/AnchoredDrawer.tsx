import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Anchor = 'left' | 'top' | 'right' | 'bottom';

const anchors: readonly Anchor[] = ['left', 'top', 'right', 'bottom'];

export default function AnchoredDrawer() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Anchor>('right');

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {anchors.map((side) => (
        <Button
          key={side}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          {side}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Cart' } }}
      >
        <Box sx={{ padding: 3 }}>
          <Typography>Two tickets to Lisbon</Typography>
          <Button variant="contained" sx={{ marginTop: 2 }} onClick={() => setOpen(false)}>
            Close
          </Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
