import { Checkbox } from '@base-ui/react/checkbox';
import '../theme.css';
import './checkbox.css';

export default function CheckboxStates() {
  return (
    <div className="check-list">
      <label className="check-row">
        <Checkbox.Root className="check" disabled>
          <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
        </Checkbox.Root>
        Balcony (sold out)
      </label>
      <label className="check-row">
        <Checkbox.Root className="check" readOnly checked>
          <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
        </Checkbox.Root>
        Cloakroom (included)
      </label>
      <label className="check-row">
        <Checkbox.Root className="check" indeterminate>
          <Checkbox.Indicator aria-hidden>−</Checkbox.Indicator>
        </Checkbox.Root>
        Some seats of row 4
      </label>
    </div>
  );
}
