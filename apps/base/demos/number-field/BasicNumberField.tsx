import { useId } from 'react';
import { NumberField } from '@base-ui/react/number-field';
import '../theme.css';
import './number-field.css';

export default function BasicNumberField() {
  const id = useId();
  return (
    <NumberField.Root id={id} className="number-field" defaultValue={2} min={1} max={8}>
      <label htmlFor={id} className="number-label">
        Guests
      </label>
      <NumberField.Group className="number-group">
        <NumberField.Decrement className="number-step" aria-label="One guest fewer">
          −
        </NumberField.Decrement>
        <NumberField.Input className="number-input" />
        <NumberField.Increment className="number-step" aria-label="One guest more">
          +
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
