import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function VerticalTabs() {
  const [room, setRoom] = useState('Kitchen');

  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <Tabs
        orientation="vertical"
        value={room}
        onChange={(_, next: string) => setRoom(next)}
        aria-label="Rooms"
        sx={{
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
          [`& .${tabsClasses.indicator}`]: { width: 4 },
        }}
      >
        <Tab value="Kitchen" label="Kitchen" />
        <Tab value="Study" label="Study" />
        <Tab value="Cellar" label="Cellar" disabled />
      </Tabs>
      <Box role="tabpanel" aria-label={room} tabIndex={0} sx={{ padding: 2 }}>
        {room}: 21 degrees
      </Box>
    </Box>
  );
}
