import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const ports = [
  'Antwerp',
  'Bergen',
  'Gdańsk',
  'Hamburg',
  'Le Havre',
  'Lisbon',
  'Málaga',
  'Rotterdam',
  'Tallinn',
  'Valencia',
];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={ports}
      renderInput={(params) => <TextField {...params} label="Port of loading" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
