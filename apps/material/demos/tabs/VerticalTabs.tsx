import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const rooms = ['Kitchen', 'Study', 'Cellar'];

export default function VerticalTabs() {
  const [room, setRoom] = useState('Kitchen');
  const id = useId();

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
        {rooms.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            disabled={name === 'Cellar'}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${room}`}
        tabIndex={0}
        sx={{ padding: 2 }}
      >
        {room}: 21 degrees
      </Box>
    </Box>
  );
}
