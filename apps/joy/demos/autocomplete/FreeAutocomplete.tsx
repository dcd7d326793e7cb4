import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const known = ['Invoice', 'Offer', 'Reminder'];

export default function FreeAutocomplete() {
  const [value, setValue] = useState<string | null>('Offer');
  return (
    <FormControl id="joy-subject" sx={{ width: 280 }}>
      <FormLabel>Subject</FormLabel>
      <Autocomplete
        freeSolo
        options={known}
        value={value}
        onChange={(_event, next) => setValue(next)}
      />
      <FormHelperText>Value: {value ?? 'none'}</FormHelperText>
    </FormControl>
  );
}
