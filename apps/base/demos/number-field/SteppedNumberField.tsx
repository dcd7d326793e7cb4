import { useId } from 'react';
import { NumberField } from '@base-ui/react/number-field';
import '../theme.css';
import './number-field.css';

export default function SteppedNumberField() {
  const id = useId();
  return (
    <NumberField.Root
      id={id}
      className="number-field"
      defaultValue={20}
      min={5}
      max={35}
      step={1}
      smallStep={0.1}
      largeStep={5}
      locale="en-GB"
      format={{ style: 'unit', unit: 'celsius' }}
    >
      <label htmlFor={id} className="number-label">
        Temperature
      </label>
      <NumberField.Group className="number-group">
        <NumberField.Decrement className="number-step" aria-label="Cooler">
          −
        </NumberField.Decrement>
        <NumberField.Input className="number-input" aria-describedby={`${id}-keys`} />
        <NumberField.Increment className="number-step" aria-label="Warmer">
          +
        </NumberField.Increment>
      </NumberField.Group>
      <p className="number-note" id={`${id}-keys`}>
        Arrow keys: 1. With Shift: 5. With Alt: 0.1.
      </p>
    </NumberField.Root>
  );
}
