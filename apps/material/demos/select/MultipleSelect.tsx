import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const [chosen, setChosen] = useState(['Monday', 'Thursday']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id="market-days">Market days</InputLabel>
      <Select
        multiple
        labelId="market-days"
        label="Market days"
        value={chosen}
        onChange={({ target: { value } }) => {
          // Autofill passes the values as a string.
          setChosen(typeof value === 'string' ? value.split(',') : value);
        }}
        renderValue={(value) => days.filter((day) => value.includes(day)).join(', ')}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <Check
              fontSize="small"
              sx={{ marginInlineEnd: 1, visibility: chosen.includes(day) ? 'visible' : 'hidden' }}
            />
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
