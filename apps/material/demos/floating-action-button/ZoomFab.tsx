import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const tabs = [
  { name: 'Trips', action: 'New trip' },
  { name: 'Friends', action: 'Invite' },
];

export default function ZoomFab() {
  const [current, setCurrent] = useState(0);

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 200 }}
    >
      <Tabs value={current} onChange={(_, value: number) => setCurrent(value)} aria-label="Travel">
        {tabs.map(({ name }, index) => (
          <Tab key={name} label={name} id={`fab-tab-${index}`} aria-controls="fab-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="fab-panel" aria-labelledby={`fab-tab-${current}`} sx={{ p: 2 }}>
        <Typography>Your {tabs[current]?.name.toLowerCase()} appear here.</Typography>
        {tabs.map(({ name, action }, index) => (
          <Zoom key={name} in={index === current} unmountOnExit>
            <Fab
              variant="extended"
              color={index === 0 ? 'primary' : 'secondary'}
              sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
            >
              {action}
            </Fab>
          </Zoom>
        ))}
      </Box>
    </Paper>
  );
}
