import { useState } from 'react';
import { Switch } from '@mantine/core';

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Switch
      aria-label="Notify me"
      label={on ? 'On' : 'Off'}
      checked={on}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
