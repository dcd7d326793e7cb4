import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const departures = [
  { time: '9:15', target: 'Askøy' },
  { time: '10:40', target: 'Fedje' },
  { time: '12:05', target: 'Askøy' },
];

export default function LoadingList() {
  const [isLoading, setLoading] = useState(false);

  const reload = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={reload}>
        Reload departures
      </Button>
      <Typography role="status" variant="body2">
        {isLoading ? 'Loading departures…' : '3 departures'}
      </Typography>
      <List aria-busy={isLoading} disablePadding sx={{ width: '100%' }}>
        {departures.map(({ time, target }) => (
          <ListItem key={time} disableGutters>
            <ListItemText
              primary={isLoading ? <Skeleton width="30%" /> : time}
              secondary={isLoading ? <Skeleton width="50%" /> : target}
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
