import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function BasicSwitch() {
  const [on, setOn] = useState(true);
  return (
    <FormControl orientation="horizontal" sx={{ width: 300, justifyContent: 'space-between' }}>
      <div>
        <FormLabel>Anchor alarm</FormLabel>
        <FormHelperText>{on ? 'Rings when the boat drifts' : 'Silent'}</FormHelperText>
      </div>
      <Switch checked={on} onChange={(event) => setOn(event.target.checked)} />
    </FormControl>
  );
}
