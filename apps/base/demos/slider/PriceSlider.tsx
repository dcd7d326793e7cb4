import { useState } from 'react';
import { NumberField } from '@base-ui/react/number-field';
import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import '../forms/forms.css';
import './slider.css';

const cabins = [
  { name: 'Pine', price: 60 },
  { name: 'Boathouse', price: 95 },
  { name: 'Lighthouse', price: 140 },
];

export default function PriceSlider() {
  const [[low, high], setRange] = useState<readonly [number, number]>([50, 120]);
  const found = cabins.filter(({ price }) => price >= low && price <= high);

  return (
    <div className="slider-stack">
      <Slider.Root
        className="slider"
        value={[low, high]}
        min={0}
        max={200}
        step={5}
        onValueChange={([nextLow = 0, nextHigh = 200]) => setRange([nextLow, nextHigh])}
      >
        <Slider.Label className="slider-label">Price in euros</Slider.Label>
        <Slider.Control className="slider-control">
          <Slider.Track className="slider-track">
            <Slider.Indicator className="slider-fill" />
            <Slider.Thumb className="slider-thumb" index={0} getAriaLabel={() => 'Lowest price'} />
            <Slider.Thumb className="slider-thumb" index={1} getAriaLabel={() => 'Highest price'} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div className="slider-fields">
        <NumberField.Root
          value={low}
          min={0}
          max={high}
          onValueChange={(value) => setRange([value ?? 0, high])}
        >
          <NumberField.Input className="forms-input" aria-label="Lowest price in euros" />
        </NumberField.Root>
        to
        <NumberField.Root
          value={high}
          min={low}
          max={200}
          onValueChange={(value) => setRange([low, value ?? 200])}
        >
          <NumberField.Input className="forms-input" aria-label="Highest price in euros" />
        </NumberField.Root>
      </div>
      <span role="status">
        {found.length === 0 ? 'No cabin' : found.map(({ name }) => name).join(', ')}
      </span>
    </div>
  );
}
