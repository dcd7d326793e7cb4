import { useState } from 'react';
import Hiking from '@mui/icons-material/Hiking';
import Kayaking from '@mui/icons-material/Kayaking';
import PedalBike from '@mui/icons-material/PedalBike';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const sports = [
  { name: 'Hike', icon: <Hiking /> },
  { name: 'Paddle', icon: <Kayaking /> },
  { name: 'Ride', icon: <PedalBike /> },
];

export default function PersistentTooltips() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <SpeedDial
        ariaLabel="Record an activity"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
      >
        {sports.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
            onClick={() => setOpen(false)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
