import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import './slider.css';

export default function BasicSlider() {
  return (
    <Slider.Root className="slider" defaultValue={40}>
      <Slider.Label className="slider-label">Volume</Slider.Label>
      <Slider.Value />
      <Slider.Control className="slider-control">
        <Slider.Track className="slider-track">
          <Slider.Indicator className="slider-fill" />
          <Slider.Thumb className="slider-thumb" />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
