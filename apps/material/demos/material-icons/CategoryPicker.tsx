import { useState } from 'react';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import Hotel from '@mui/icons-material/Hotel';
import Museum from '@mui/icons-material/Museum';
import Restaurant from '@mui/icons-material/Restaurant';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { ElementType } from 'react';

interface Category {
  name: string;
  Icon: ElementType<SvgIconProps>;
}

const categories: readonly Category[] = [
  { name: 'Food', Icon: Restaurant },
  { name: 'Travel', Icon: DirectionsBus },
  { name: 'Nights', Icon: Hotel },
  { name: 'Tickets', Icon: Museum },
];

export default function CategoryPicker() {
  const [name, setName] = useState('Food');

  return (
    <TextField
      select
      label="Category of the expense"
      value={name}
      onChange={(event) => setName(event.target.value)}
      sx={{ width: 260, '& .MuiSelect-select': { display: 'flex', alignItems: 'center' } }}
    >
      {categories.map((category) => (
        <MenuItem key={category.name} value={category.name}>
          <ListItemIcon>
            <category.Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={category.name} sx={{ my: 0 }} />
        </MenuItem>
      ))}
    </TextField>
  );
}
