import { useState } from 'react';
import { Switch } from '@chakra-ui/react';

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Switch.Root checked={on} onCheckedChange={(event) => setOn(event.checked)}>
      <Switch.HiddenInput aria-label="Notify me" />
      <Switch.Control />
      <Switch.Label>{on ? 'On' : 'Off'}</Switch.Label>
    </Switch.Root>
  );
}
