import { Checkbox } from '@base-ui/react/checkbox';
import '../theme.css';
import './checkbox.css';

export default function BasicCheckbox() {
  return (
    <label className="check-row">
      <Checkbox.Root className="check" defaultChecked>
        <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
      </Checkbox.Root>
      Send me the program
    </label>
  );
}
