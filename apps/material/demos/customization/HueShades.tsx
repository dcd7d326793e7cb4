import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { blue, deepOrange, green, purple, teal } from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const hues = { blue, deepOrange, green, purple, teal };
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function HueShades() {
  const [name, setName] = useState<keyof typeof hues>('teal');
  const hue = hues[name];

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TextField
        select
        label="Hue"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof hues)}
        sx={{ minWidth: 160, marginBottom: 2 }}
      >
        {Object.keys(hues).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      {shades.map((shade) => {
        const contrast = getContrastRatio('#fff', hue[shade]);
        return (
          <Box
            key={shade}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              padding: 1,
              bgcolor: hue[shade],
              color: contrast >= 4.5 ? '#fff' : '#000',
            }}
          >
            <span>
              {name}[{shade}]
            </span>
            <span>{hue[shade]}</span>
            <span>{contrast.toFixed(1)}:1 to white</span>
          </Box>
        );
      })}
    </Box>
  );
}
