import { Switch } from '@base-ui/react/switch';
import '../tailwind.css';

export default function BasicSwitch() {
  return (
    <label className="flex w-[min(320px,100%)] items-center justify-between gap-3 text-[0.9375rem] text-ink">
      Porch light
      <Switch.Root
        className="inline-flex h-6 w-10.5 flex-none rounded-xl border border-line bg-wash p-0.5 transition-[background-color] duration-120 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-checked:border-accent data-checked:bg-accent data-disabled:opacity-60 motion-reduce:transition-none forced-colors:data-checked:bg-[Highlight] forced-colors:data-checked:forced-color-adjust-none"
        defaultChecked
      >
        <Switch.Thumb className="size-4.5 rounded-full bg-ink-soft transition-[margin] duration-120 data-checked:ms-4.5 data-checked:bg-on-accent motion-reduce:transition-none forced-colors:bg-[ButtonText]" />
      </Switch.Root>
    </label>
  );
}
