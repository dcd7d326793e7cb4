import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import '../slider/slider.css';

export default function RightToLeftSlider() {
  return (
    <div dir="rtl">
      <DirectionProvider direction="rtl">
        <Slider.Root className="slider" defaultValue={40}>
          <Slider.Label className="slider-label">مستوى الصوت</Slider.Label>
          <Slider.Value />
          <Slider.Control className="slider-control">
            <Slider.Track className="slider-track">
              <Slider.Indicator className="slider-fill" />
              <Slider.Thumb className="slider-thumb" />
            </Slider.Track>
          </Slider.Control>
        </Slider.Root>
      </DirectionProvider>
    </div>
  );
}
