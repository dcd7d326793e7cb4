import { useState } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import './radio.css';

const fares = [
  { price: 19, name: 'Saver' },
  { price: 34, name: 'Flexible' },
  { price: 58, name: 'First class', soldOut: true },
];

export default function ControlledRadio() {
  const [price, setPrice] = useState(19);
  return (
    <div className="radio-group">
      <RadioGroup<number>
        className="radio-group"
        aria-label="Fare"
        value={price}
        onValueChange={setPrice}
      >
        {fares.map(({ price: value, name, soldOut }) => (
          <label key={value} className="radio-row">
            <Radio.Root className="radio" value={value} disabled={soldOut}>
              <Radio.Indicator className="radio-dot" />
            </Radio.Root>
            {name}
            {soldOut && ' (sold out)'}
          </label>
        ))}
      </RadioGroup>
      <output>{price} francs</output>
    </div>
  );
}
