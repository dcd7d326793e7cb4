import { useState } from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PositionPopover() {
  const [position, setPosition] = useState<{ top: number; left: number } | null>(null);

  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          // A click from the keyboard has no coordinates.
          setPosition(
            event.detail === 0
              ? { top: top + height / 2, left: left + width / 2 }
              : { top: event.clientY, left: event.clientX },
          );
        }}
        sx={{
          width: '100%',
          maxWidth: 360,
          height: 160,
          border: 0,
          borderRadius: 1,
          bgcolor: '#dbe9d3',
          color: '#1d3116',
          cursor: 'crosshair',
          font: 'inherit',
        }}
      >
        Click anywhere on the map
      </Box>
      <Popover
        open={position !== null}
        onClose={() => setPosition(null)}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Pin' } }}
      >
        <Typography sx={{ p: 2 }}>You dropped a pin here.</Typography>
      </Popover>
    </>
  );
}
