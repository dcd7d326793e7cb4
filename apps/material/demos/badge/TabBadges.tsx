import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const folders = [
  { name: 'Open', count: 12 },
  { name: 'Waiting', count: 3 },
  { name: 'Closed', count: 0 },
];

export default function TabBadges() {
  const [folder, setFolder] = useState('Open');

  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={folder} onChange={(_, value: string) => setFolder(value)} aria-label="Requests">
        {folders.map(({ name, count }) => (
          <Tab
            key={name}
            value={name}
            aria-label={`${name}, ${count} requests`}
            label={
              <Badge
                badgeContent={count}
                color="primary"
                sx={{
                  gap: 1,
                  '& .MuiBadge-badge:not(.MuiBadge-invisible)': {
                    position: 'static',
                    transform: 'none',
                  },
                }}
              >
                {name}
              </Badge>
            }
          />
        ))}
      </Tabs>
    </Box>
  );
}
