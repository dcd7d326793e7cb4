import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = {
  List: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
  Tiles: 'M3 3h8v8H3zm10 0h8v8h-8zM3 13h8v8H3zm10 0h8v8h-8z',
};

export default function TabsWithIcons() {
  const [view, setView] = useState('List');
  const id = useId();

  return (
    <Box>
      <Tabs value={view} onChange={(_, next: string) => setView(next)} centered aria-label="View">
        {Object.entries(views).map(([name, path]) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            iconPosition="start"
            icon={
              <SvgIcon>
                <path d={path} />
              </SvgIcon>
            }
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
