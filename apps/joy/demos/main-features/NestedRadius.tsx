import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function NestedRadius() {
  const [radius, setRadius] = useState(16);
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Slider
        aria-label="Radius of the field"
        min={0}
        max={24}
        value={radius}
        onChange={(_event, newValue) => setRadius(newValue as number)}
        valueLabelDisplay="auto"
      />
      <FormControl>
        <FormLabel>Station</FormLabel>
        <Input
          size="lg"
          sx={{ '--Input-radius': `${radius}px` }}
          placeholder="Where from?"
          endDecorator={<Button>Find</Button>}
        />
      </FormControl>
    </Stack>
  );
}
