import { Slider } from '@base-ui/react/slider';
import '../tailwind.css';

export default function BasicSlider() {
  return (
    <Slider.Root
      className="grid w-[min(320px,100%)] grid-cols-[1fr_auto] gap-2 text-[0.9375rem] text-ink"
      defaultValue={40}
    >
      <Slider.Label className="font-medium">Volume</Slider.Label>
      <Slider.Value />
      <Slider.Control className="col-span-full flex touch-none items-center py-3">
        <Slider.Track className="h-1 w-full rounded-[3px] bg-line">
          <Slider.Indicator className="rounded-[3px] bg-accent" />
          <Slider.Thumb className="size-5 rounded-full border-2 border-accent bg-paper has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent data-dragging:bg-accent" />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
