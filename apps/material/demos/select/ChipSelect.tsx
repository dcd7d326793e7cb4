import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const toppings = ['Capers', 'Chili', 'Mushrooms', 'Olives', 'Rocket'];

export default function ChipSelect() {
  const id = useId();
  const [chosen, setChosen] = useState(['Mushrooms', 'Olives']);

  const handleChange = ({ target }: SelectChangeEvent<string[]>) => {
    // Autofill of the browser passes a string.
    setChosen(typeof target.value === 'string' ? target.value.split(',') : target.value);
  };

  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Toppings</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        label="Toppings"
        value={chosen}
        onChange={handleChange}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((topping) => (
              <Chip key={topping} label={topping} size="small" />
            ))}
          </Box>
        )}
      >
        {toppings.map((topping) => (
          <MenuItem key={topping} value={topping}>
            {topping}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
