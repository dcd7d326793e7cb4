import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const woods = ['Ash', 'Beech', 'Larch', 'Oak', 'Spruce'];

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        size="small"
        options={woods}
        defaultValue="Ash"
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        size="medium"
        options={woods}
        defaultValue="Beech"
        renderInput={(params) => <TextField {...params} variant="filled" label="Medium, filled" />}
      />
      <Autocomplete
        readOnly
        options={woods}
        defaultValue="Larch"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
      <Autocomplete
        disabled
        options={woods}
        defaultValue="Oak"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        disableClearable
        options={woods}
        defaultValue="Spruce"
        renderInput={(params) => (
          <TextField {...params} variant="standard" label="Standard, can’t be cleared" />
        )}
      />
    </Stack>
  );
}
