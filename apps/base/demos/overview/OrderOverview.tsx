import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { NumberField } from '@base-ui/react/number-field';
import { Switch } from '@base-ui/react/switch';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import '../theme.css';
import '../switch/switch.css';
import '../toggle/toggle.css';
import './overview.css';

const sizes = [
  { name: 'Small', price: 3 },
  { name: 'Medium', price: 3.6 },
  { name: 'Large', price: 4.2 },
];

export default function OrderOverview() {
  const [size, setSize] = useState('Medium');
  const [cups, setCups] = useState(2);
  const [isOat, setOat] = useState(true);
  const [message, setMessage] = useState('');

  const price = sizes.find(({ name }) => name === size)?.price ?? 0;
  const total = cups * (price + (isOat ? 0.5 : 0));

  return (
    <section className="order" aria-label="Order coffee">
      <div className="order-row">
        <strong className="order-title">Flat white</strong>
        <span>€{total.toFixed(2)}</span>
      </div>
      <ToggleGroup
        className="toggle-group order-sizes"
        aria-label="Size"
        value={[size]}
        onValueChange={([next]) => {
          if (next) setSize(next);
        }}
      >
        {sizes.map(({ name }) => (
          <Toggle key={name} className="toggle" value={name}>
            {name}
          </Toggle>
        ))}
      </ToggleGroup>
      <label className="switch-row">
        Oat milk
        <Switch.Root className="switch" checked={isOat} onCheckedChange={setOat}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
      <NumberField.Root
        className="order-row"
        value={cups}
        min={1}
        max={9}
        onValueChange={(value) => setCups(value ?? 1)}
      >
        Cups
        <NumberField.Group className="order-stepper">
          <NumberField.Decrement className="button" aria-label="Fewer cups">
            −
          </NumberField.Decrement>
          <NumberField.Input className="order-input" aria-label="Cups" />
          <NumberField.Increment className="button" aria-label="More cups">
            +
          </NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
      <Button
        className="button button-strong"
        onClick={() => setMessage(`Ordered: ${cups} × ${size.toLowerCase()} flat white`)}
      >
        Order
      </Button>
      <span className="order-status" role="status">
        {message}
      </span>
    </section>
  );
}
