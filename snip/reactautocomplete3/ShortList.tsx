import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function ShortList() {
  return (
    <Autocomplete
      size="small"
      options={['North', 'East', 'South', 'West']}
      slotProps={{
        listbox: { sx: { maxHeight: 160 } },
        paper: { elevation: 8 },
      }}
      renderInput={(params) => <TextField {...params} label="Direction" variant="standard" />}
    />
  );
}
