import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const herbs = ['Basil', 'Chives', 'Coriander', 'Dill', 'Mint', 'Parsley', 'Sage', 'Thyme'];

export default function TypingBehavior() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        autoHighlight
        options={herbs}
        renderInput={(params) => (
          <TextField {...params} label="autoHighlight" helperText="Type “m”, then press Enter." />
        )}
      />
      <Autocomplete
        autoComplete
        includeInputInList
        options={herbs}
        renderInput={(params) => (
          <TextField
            {...params}
            label="autoComplete"
            helperText="Type “c”, then press ↓ to complete the text."
          />
        )}
      />
      <Autocomplete
        openOnFocus
        blurOnSelect
        options={herbs}
        renderInput={(params) => (
          <TextField
            {...params}
            label="openOnFocus, blurOnSelect"
            helperText="The list opens on focus. Selecting leaves the field."
          />
        )}
      />
    </Stack>
  );
}
