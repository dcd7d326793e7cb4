import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SliderWithField() {
  const [minutes, setMinutes] = useState(25);

  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ width: '100%', maxWidth: 340, alignItems: 'center', paddingInlineStart: 1 }}
    >
      <Slider
        aria-label="Baking time"
        getAriaValueText={(value) => `${value} minutes`}
        value={minutes}
        max={60}
        onChange={(_, value) => setMinutes(value)}
      />
      <TextField
        type="number"
        label="Minutes"
        value={minutes}
        onChange={({ target }) => setMinutes(Math.min(60, Math.max(0, Number(target.value))))}
        slotProps={{ htmlInput: { min: 0, max: 60 } }}
        sx={{ width: 110 }}
      />
    </Stack>
  );
}
