import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function CommittedSlider() {
  const [distance, setDistance] = useState(5);
  const [searched, setSearched] = useState(5);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Slider
        aria-label="Distance in kilometers"
        value={distance}
        min={1}
        max={50}
        onChange={(_, value) => setDistance(value)}
        onChangeCommitted={(_, value) => setSearched(value)}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value} km`}
        sx={{ marginTop: 4 }}
      />
      <p role="status">Bakeries within {searched} km</p>
    </Box>
  );
}
