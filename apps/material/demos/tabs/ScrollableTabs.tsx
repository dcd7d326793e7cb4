import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export default function ScrollableTabs() {
  const [month, setMonth] = useState('May');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={month}
        onChange={(_, next: string) => setMonth(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Month"
      >
        {months.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${month}`}
        tabIndex={0}
        sx={{ padding: 2 }}
      >
        Concerts in {month}
      </Box>
    </Box>
  );
}
