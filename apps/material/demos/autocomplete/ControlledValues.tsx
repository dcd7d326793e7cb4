import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const roasts = ['Dark', 'Espresso', 'Light', 'Medium'];

export default function ControlledValues() {
  const [value, setValue] = useState<string | null>('Medium');
  const [inputValue, setInputValue] = useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={roasts}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Roast" />}
      />
      <Typography variant="body2">
        value: <code>{JSON.stringify(value)}</code>
        <br />
        inputValue: <code>{JSON.stringify(inputValue)}</code>
      </Typography>
    </Stack>
  );
}
