import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

// Sorted by floor: a group is a run of neighbors.
const rooms = [
  { name: 'Archive', floor: 'Ground floor' },
  { name: 'Reception', floor: 'Ground floor' },
  { name: 'Workshop', floor: 'Ground floor' },
  { name: 'Library', floor: 'First floor' },
  { name: 'Recording studio', floor: 'First floor' },
  { name: 'Roof terrace', floor: 'Second floor' },
  { name: 'Seminar room', floor: 'Second floor' },
];

export default function GroupedOptions() {
  return (
    <Autocomplete
      options={rooms}
      groupBy={(room) => room.floor}
      getOptionLabel={(room) => room.name}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" role="presentation" sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ padding: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Room" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
