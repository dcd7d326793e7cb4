import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const placements: readonly PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left',
];

export default function PopperPlacement() {
  const [placement, setPlacement] = useState<PopperPlacementType>('bottom');
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 8, width: '100%', pb: 8 }}>
      <TextField
        select
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        sx={{ width: 180 }}
      >
        {placements.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <Button
        ref={setButton}
        variant="contained"
        onClick={() => setOpen(!open)}
        sx={{ width: 160 }}
      >
        {open ? 'Hide' : 'Show'}
      </Button>
      <Popper
        open={open}
        anchorEl={button}
        placement={placement}
        modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
        role="status"
      >
        <Paper elevation={4} sx={{ px: 2, py: 1 }}>
          Here
        </Paper>
      </Popper>
    </Box>
  );
}
