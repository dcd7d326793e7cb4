import { Popover } from '@base-ui/react/popover';
import '../tailwind.css';

const button =
  'cursor-pointer rounded-md border border-line bg-paper px-4 py-1.75 text-sm font-medium text-ink hover:bg-wash focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60';

export default function BasicPopover() {
  return (
    <Popover.Root>
      <Popover.Trigger className={button}>Tide today</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="z-1300" sideOffset={10}>
          <Popover.Popup className="w-[min(300px,var(--available-width))] rounded-lg border border-line bg-paper shadow-popup text-ink p-4 text-[0.9375rem] transition-opacity duration-120 focus-visible:outline-2 focus-visible:outline-accent data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Popover.Arrow className="size-3 rotate-45 border-t border-l border-line bg-paper data-[side=bottom]:-top-1.75 data-[side=top]:-bottom-1.75 data-[side=top]:rotate-225" />
            <Popover.Title className="mb-2 text-base font-semibold">
              High water at 14:20
            </Popover.Title>
            <Popover.Description className="mb-3 text-ink-soft">
              The causeway is under water from 12:40 to 16:00.
            </Popover.Description>
            <Popover.Close className={button}>Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
