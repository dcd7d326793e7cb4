import { useState } from 'react';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import './switch.css';

export default function ControlledSwitch() {
  const [heating, setHeating] = useState(true);
  const [windowOpen, setWindowOpen] = useState(false);
  return (
    <div className="switch-list">
      <label className="switch-row">
        Window
        <Switch.Root
          className="switch"
          checked={windowOpen}
          onCheckedChange={(open) => {
            setWindowOpen(open);
            if (open) setHeating(false);
          }}
        >
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
      <label className="switch-row">
        Heating
        <Switch.Root className="switch" checked={heating} onCheckedChange={setHeating}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
    </div>
  );
}
