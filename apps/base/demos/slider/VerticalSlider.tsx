import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import './slider.css';

export default function VerticalSlider() {
  return (
    <Slider.Root className="slider" orientation="vertical" defaultValue={0} min={-12} max={12}>
      <Slider.Label className="slider-label">Bass</Slider.Label>
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
