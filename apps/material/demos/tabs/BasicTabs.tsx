import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const parts = [
  { name: 'Ingredients', text: '500 g flour, 350 g water, 10 g salt, 3 g yeast' },
  { name: 'Method', text: 'Mix, fold three times, let it rise overnight, bake at 240 degrees.' },
  { name: 'Notes', text: 'Rye flour needs a little more water.' },
];

export default function BasicTabs() {
  const id = useId();
  const [shown, setShown] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={shown} onChange={(_, next: number) => setShown(next)} aria-label="Bread">
        {parts.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {parts.map(({ name, text }, index) => (
        <Box
          key={name}
          role="tabpanel"
          hidden={index !== shown}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          sx={{ padding: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
