import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FilterPopover() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [price, setPrice] = useState('');
  const open = anchorEl !== null;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Price
      </Button>
      <Typography role="status">{price ? `Up to €${price}` : 'All prices'}</Typography>
      <Popover
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter by price', sx: { mt: 1 } } }}
      >
        <Stack
          component="form"
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            setPrice(String(new FormData(event.currentTarget).get('price')));
            setAnchorEl(null);
          }}
          sx={{ p: 2, width: 220 }}
        >
          <TextField
            autoFocus
            name="price"
            type="number"
            label="Highest price in euros"
            defaultValue={price}
          />
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
