import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const trips = [
  { name: 'Seal watching', duration: 'short' },
  { name: 'Fishing with Olav', duration: 'half-day' },
  { name: 'Lighthouse tour', duration: 'short' },
  { name: 'Around the islands', duration: 'day' },
];

export default function FilterToggleButtons() {
  const [duration, setDuration] = useState<string | null>(null);
  const visible = trips.filter((trip) => duration === null || trip.duration === duration);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 300 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={duration}
        onChange={(_, newDuration: string | null) => setDuration(newDuration)}
        aria-label="Duration"
      >
        <ToggleButton value="short">2 hours</ToggleButton>
        <ToggleButton value="half-day">Half a day</ToggleButton>
        <ToggleButton value="day">A day</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {visible.length} of {trips.length} trips
      </Typography>
      <List disablePadding>
        {visible.map(({ name }) => (
          <ListItem key={name} disableGutters divider>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
