import { Checkbox } from '@base-ui/react/checkbox';
import '../tailwind.css';

export default function BasicCheckbox() {
  return (
    <label className="flex items-center gap-2 text-[0.9375rem]/normal text-ink">
      <Checkbox.Root
        className="inline-flex size-5 flex-none items-center justify-center rounded-sm border border-line bg-paper text-sm/none text-on-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-checked:border-accent data-checked:bg-accent data-disabled:opacity-60 forced-colors:data-checked:bg-[Highlight] forced-colors:data-checked:text-[HighlightText] forced-colors:data-checked:forced-color-adjust-none"
        defaultChecked
      >
        <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
      </Checkbox.Root>
      Send me the program
    </label>
  );
}
