import { useId, useState } from 'react';
import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { name: 'List', icon: <ViewList /> },
  { name: 'Tiles', icon: <GridView /> },
];

export default function TabsWithIcons() {
  const [view, setView] = useState('List');
  const id = useId();

  return (
    <Box>
      <Tabs value={view} onChange={(_, next: string) => setView(next)} centered aria-label="View">
        {views.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            iconPosition="start"
            icon={icon}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        tabIndex={0}
        sx={{ padding: 2, textAlign: 'center' }}
      >
        {view} of 24 photos
      </Box>
    </Box>
  );
}
