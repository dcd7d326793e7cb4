import { useState } from 'react';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import './switch.css';

/** Replace this function with a request to your server. This one always fails. */
async function saveSetting(isOn: boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  throw new Error(`Could not turn the backup ${isOn ? 'on' : 'off'}.`);
}

export default function RollbackSwitch() {
  const [isOn, setOn] = useState(false);
  const [message, setMessage] = useState('');

  const change = async (next: boolean) => {
    setOn(next);
    setMessage('Saving…');
    try {
      await saveSetting(next);
      setMessage('Saved.');
    } catch (error) {
      setOn(!next);
      setMessage(error instanceof Error ? error.message : 'Something went wrong.');
    }
  };

  return (
    <div className="switch-list">
      <label className="switch-row">
        Nightly backup
        <Switch.Root className="switch" checked={isOn} onCheckedChange={change}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
      <span role="status">{message}</span>
    </div>
  );
}
