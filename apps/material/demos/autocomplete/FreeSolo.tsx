import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const frequentSearches = [
  'annual leave',
  'expense report',
  'parental leave',
  'remote work',
  'sick note',
];

export default function FreeSolo() {
  const [search, setSearch] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        freeSolo
        options={frequentSearches}
        value={search}
        onChange={(_event, newSearch) => setSearch(newSearch)}
        renderInput={(params) => <TextField {...params} label="Search the handbook" />}
      />
      <Typography variant="body2" role="status">
        {search ? `Searching for “${search}”` : 'Pick a suggestion, or type and press Enter.'}
      </Typography>
    </Stack>
  );
}
