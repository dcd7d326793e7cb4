import { useState } from 'react';
import Email from '@mui/icons-material/Email';
import Link from '@mui/icons-material/Link';
import Print from '@mui/icons-material/Print';
import Share from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Copy link', icon: <Link /> },
  { name: 'Email', icon: <Email /> },
  { name: 'Print', icon: <Print /> },
];

export default function ControlledSpeedDial() {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('Nothing shared yet.');

  return (
    <Box sx={{ width: '100%', height: 280, position: 'relative' }}>
      <Typography role="status">{message}</Typography>
      <SpeedDial
        ariaLabel="Share"
        icon={<Share />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => {
              setMessage(`You chose “${name}”.`);
              setOpen(false);
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
