import { useId, useState } from 'react';
import { NumberField } from '@base-ui/react/number-field';
import '../theme.css';
import './number-field.css';

export default function FormattedNumberField() {
  const id = useId();
  const [price, setPrice] = useState<number | null>(1250);
  return (
    <NumberField.Root
      id={id}
      className="number-field"
      value={price}
      onValueChange={setPrice}
      min={0}
      step={50}
      locale="en-GB"
      format={{ style: 'currency', currency: 'EUR' }}
    >
      <label htmlFor={id} className="number-label">
        Price
      </label>
      <NumberField.Group className="number-group">
        <NumberField.Input className="number-input" />
      </NumberField.Group>
      <p className="number-note">Your code receives: {price === null ? 'null' : price}</p>
    </NumberField.Root>
  );
}
