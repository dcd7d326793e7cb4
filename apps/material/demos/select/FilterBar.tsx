import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const rooms = [
  { name: 'Gull', beds: '2', view: 'Harbor' },
  { name: 'Heron', beds: '4', view: 'Garden' },
  { name: 'Kite', beds: '2', view: 'Garden' },
  { name: 'Puffin', beds: '3', view: 'Harbor' },
];

export default function FilterBar() {
  const [beds, setBeds] = useState('any');
  const [view, setView] = useState('any');
  const found = rooms.filter(
    (room) => (beds === 'any' || room.beds === beds) && (view === 'any' || room.view === view),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480, minHeight: 260 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Beds"
          value={beds}
          onChange={(event) => setBeds(event.target.value)}
          sx={{ width: 110 }}
        >
          {['any', '2', '3', '4'].map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="View"
          value={view}
          onChange={(event) => setView(event.target.value)}
          sx={{ width: 130 }}
        >
          {['any', 'Garden', 'Harbor'].map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Button
          disabled={beds === 'any' && view === 'any'}
          onClick={() => {
            setBeds('any');
            setView('any');
          }}
        >
          Reset
        </Button>
      </Stack>
      <span role="status">
        {found.length} of {rooms.length} rooms
      </span>
      <List dense aria-label="Rooms">
        {found.map((room) => (
          <ListItem key={room.name}>
            <ListItemText primary={room.name} secondary={`${room.beds} beds, ${room.view}`} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
