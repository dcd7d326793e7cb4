import { useState } from 'react';
import { Switch } from '@heroui/react';

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Switch aria-label="Notify me" isSelected={on} onChange={setOn}>
      <Switch.Content>
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        {on ? 'On' : 'Off'}
      </Switch.Content>
    </Switch>
  );
}
