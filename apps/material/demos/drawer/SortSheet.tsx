import { useState } from 'react';
import Sort from '@mui/icons-material/Sort';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const orders = ['Nearest first', 'Cheapest first', 'Best rating first'];

export default function SortSheet() {
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState('Nearest first');

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Sort />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {order}
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // The page scrolls up from the same edge.
        disableSwipeToOpen
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': 'sort-sheet-title',
            sx: { p: 2, borderRadius: '16px 16px 0 0' },
          },
        }}
      >
        <Box
          aria-hidden="true"
          sx={{ width: 40, height: 4, mx: 'auto', mb: 2, borderRadius: 2, bgcolor: 'divider' }}
        />
        <Typography id="sort-sheet-title" component="h2" variant="h6">
          Sort cabins
        </Typography>
        <RadioGroup
          aria-labelledby="sort-sheet-title"
          value={order}
          onChange={(event) => setOrder(event.target.value)}
        >
          {orders.map((name) => (
            <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
          ))}
        </RadioGroup>
        <Button variant="contained" onClick={() => setOpen(false)} sx={{ mt: 1 }}>
          Show cabins
        </Button>
      </SwipeableDrawer>
    </>
  );
}
