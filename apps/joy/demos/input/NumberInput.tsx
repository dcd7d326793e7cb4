import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function NumberInput() {
  const [nights, setNights] = useState('2');
  return (
    <FormControl sx={{ width: 160 }}>
      <FormLabel>Nights</FormLabel>
      <Input
        type="number"
        value={nights}
        onChange={(event) => setNights(event.target.value)}
        slotProps={{ input: { min: 1, max: 14, step: 1 } }}
      />
      <FormHelperText>{Number(nights) * 18} euros</FormHelperText>
    </FormControl>
  );
}
