import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Placement {
  name: string;
  anchorOrigin: PopoverOrigin;
  transformOrigin: PopoverOrigin;
}

const placements: Placement[] = [
  {
    name: 'Above',
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    transformOrigin: { vertical: 'bottom', horizontal: 'center' },
  },
  {
    name: 'Below',
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: 'top', horizontal: 'center' },
  },
  {
    name: 'On top',
    anchorOrigin: { vertical: 'center', horizontal: 'center' },
    transformOrigin: { vertical: 'center', horizontal: 'center' },
  },
];

export default function PopoverOrigins() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<Placement | undefined>(placements[0]);

  return (
    <>
      <Stack direction="row" spacing={2}>
        {placements.map((item) => (
          <Button
            key={item.name}
            variant="outlined"
            aria-haspopup="dialog"
            onClick={(event) => {
              setPlacement(item);
              setAnchorEl(event.currentTarget);
            }}
          >
            {item.name}
          </Button>
        ))}
      </Stack>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={placement?.anchorOrigin}
        transformOrigin={placement?.transformOrigin}
        slotProps={{ paper: { role: 'dialog', 'aria-label': placement?.name } }}
      >
        <Typography sx={{ p: 2 }}>{placement?.name} the button</Typography>
      </Popover>
    </>
  );
}
