import { Field } from '@base-ui/react/field';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import './switch.css';

export default function DescribedSwitch() {
  return (
    <Field.Root className="switch-list">
      <Field.Label className="switch-row">
        Night mode
        <Switch.Root className="switch">
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </Field.Label>
      <Field.Description className="switch-note">
        No bells and no lights from 22 to 7.
      </Field.Description>
    </Field.Root>
  );
}
