import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const days: Record<string, string> = { letter: 'three days', parcel: 'a day', bike: 'an hour' };

export default function ControlledRadios() {
  const [way, setWay] = useState('parcel');
  return (
    <FormControl>
      <FormLabel>Send it</FormLabel>
      <RadioGroup
        orientation="horizontal"
        value={way}
        onChange={(event) => setWay(event.target.value)}
        sx={{ flexWrap: 'wrap', rowGap: 1 }}
      >
        <Radio value="letter" label="By letter" />
        <Radio value="parcel" label="As a parcel" />
        <Radio value="bike" label="By bicycle" />
      </RadioGroup>
      <FormHelperText>It arrives within {days[way]}</FormHelperText>
    </FormControl>
  );
}
