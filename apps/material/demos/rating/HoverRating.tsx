import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const labels: Record<number, string> = {
  0.5: 'Useless',
  1: 'Poor',
  1.5: 'Poor to fair',
  2: 'Fair',
  2.5: 'OK',
  3: 'OK to good',
  3.5: 'Good',
  4: 'Very good',
  4.5: 'Great',
  5: 'Excellent',
};

export default function HoverRating() {
  const [value, setValue] = useState<number | null>(3.5);
  const [hovered, setHovered] = useState(-1);
  const shown = hovered === -1 ? value : hovered;

  return (
    <Stack
      role="group"
      aria-label="Rate the food"
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center' }}
    >
      <Rating
        name="food"
        value={value}
        precision={0.5}
        getLabelText={(number) => `${number} of 5, ${labels[number]}`}
        onChange={(_, newValue) => setValue(newValue)}
        onChangeActive={(_, newHovered) => setHovered(newHovered)}
      />
      <Typography sx={{ minWidth: 110 }}>{shown === null ? 'Not rated' : labels[shown]}</Typography>
    </Stack>
  );
}
