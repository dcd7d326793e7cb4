import { Tooltip } from '@base-ui/react/tooltip';
import '../tailwind.css';

export default function BasicTooltip() {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        className="cursor-pointer rounded-md border border-line bg-paper px-4 py-1.75 text-sm font-medium text-ink hover:bg-wash focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60"
        aria-label="Bold"
      >
        <strong>B</strong>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner className="z-1500" sideOffset={6}>
          <Tooltip.Popup className="max-w-[min(240px,var(--available-width))] rounded-md border border-transparent bg-ink px-2.5 py-1.5 text-[0.8125rem] text-paper transition-opacity duration-120 data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            Bold
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
