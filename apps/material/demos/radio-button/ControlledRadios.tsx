import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const prices: Record<string, string> = { post: '4 euros', courier: '9 euros', pickup: 'free' };

export default function ControlledRadios() {
  const [delivery, setDelivery] = useState('post');

  return (
    <FormControl>
      <FormLabel id="delivery-label" component="span">
        Delivery
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby="delivery-label"
        value={delivery}
        onChange={(_, value) => setDelivery(value)}
      >
        <FormControlLabel value="post" control={<Radio />} label="By post" />
        <FormControlLabel value="courier" control={<Radio />} label="By courier" />
        <FormControlLabel value="pickup" control={<Radio />} label="Pick up" />
      </RadioGroup>
      <span role="status">Delivery is {prices[delivery]}.</span>
    </FormControl>
  );
}
