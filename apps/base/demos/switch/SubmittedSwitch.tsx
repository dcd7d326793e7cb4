import { useState } from 'react';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import './switch.css';

export default function SubmittedSwitch() {
  const [sent, setSent] = useState('nothing yet');
  return (
    <form
      className="switch-list"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent([...data].map(([name, value]) => `${name}=${String(value)}`).join(', '));
      }}
    >
      <label className="switch-row">
        Alarm
        <Switch.Root className="switch" name="alarm" value="armed" uncheckedValue="off">
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
      <label className="switch-row">
        Camera (locked by the landlord)
        <Switch.Root className="switch" name="camera" readOnly checked>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
      <button type="submit" className="button">
        Save
      </button>
      <span role="status">Sent: {sent}</span>
    </form>
  );
}
