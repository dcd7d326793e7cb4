import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import './switch.css';

export default function BasicSwitch() {
  return (
    <label className="switch-row">
      Porch light
      <Switch.Root className="switch" defaultChecked>
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </label>
  );
}
