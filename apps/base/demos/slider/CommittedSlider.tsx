import { useState } from 'react';
import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import './slider.css';

export default function CommittedSlider() {
  const [hours, setHours] = useState(8);
  const [saved, setSaved] = useState(8);
  return (
    <Slider.Root
      className="slider"
      value={hours}
      min={1}
      max={12}
      onValueChange={setHours}
      onValueCommitted={setSaved}
    >
      <Slider.Label className="slider-label">Proving time</Slider.Label>
      <Slider.Value>{(_, [value]) => `${value} h`}</Slider.Value>
      <Slider.Control className="slider-control">
        <Slider.Track className="slider-track">
          <Slider.Indicator className="slider-fill" />
          <Slider.Thumb
            className="slider-thumb"
            getAriaValueText={(_, value) => `${value} hours`}
          />
        </Slider.Track>
      </Slider.Control>
      <span className="slider-status" role="status">
        Saved: {saved} hours
      </span>
    </Slider.Root>
  );
}
