import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function RangeSlider() {
  const [price, setPrice] = useState<number[]>([40, 90]);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      A night from {price[0]} to {price[1]} euros
      <Slider
        value={price}
        onChange={(_event, value) => setPrice(value)}
        min={20}
        max={200}
        step={10}
        disableSwap
        getAriaLabel={(thumb) => (thumb === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
      />
    </Box>
  );
}
