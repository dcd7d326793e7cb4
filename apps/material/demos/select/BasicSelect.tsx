import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function BasicSelect() {
  const [roast, setRoast] = useState('medium');

  return (
    <TextField
      select
      label="Roast"
      value={roast}
      onChange={(event) => setRoast(event.target.value)}
      sx={{ minWidth: 200 }}
    >
      <MenuItem value="light">Light roast</MenuItem>
      <MenuItem value="medium">Medium roast</MenuItem>
      <MenuItem value="dark">Dark roast</MenuItem>
    </TextField>
  );
}
