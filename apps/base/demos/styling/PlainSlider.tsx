import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import './plain-slider.css';

export default function PlainSlider() {
  return (
    <Slider.Root className="dimmer" defaultValue={60}>
      <Slider.Label className="dimmer-label">Lamp</Slider.Label>
      <Slider.Control className="dimmer-control">
        <Slider.Track className="dimmer-track">
          <Slider.Indicator className="dimmer-fill" />
          <Slider.Thumb className="dimmer-thumb" />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
