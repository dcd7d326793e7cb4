import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import './slider.css';

export default function RangeSlider() {
  return (
    <Slider.Root
      className="slider"
      defaultValue={[40, 90]}
      min={0}
      max={200}
      step={5}
      minStepsBetweenValues={2}
      format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
      locale="en-IE"
    >
      <Slider.Label className="slider-label">Price for a night</Slider.Label>
      <Slider.Value />
      <Slider.Control className="slider-control">
        <Slider.Track className="slider-track">
          <Slider.Indicator className="slider-fill" />
          <Slider.Thumb className="slider-thumb" index={0} getAriaLabel={() => 'Lowest price'} />
          <Slider.Thumb className="slider-thumb" index={1} getAriaLabel={() => 'Highest price'} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
