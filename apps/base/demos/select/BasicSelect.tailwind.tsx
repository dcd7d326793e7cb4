import { Select } from '@base-ui/react/select';
import '../tailwind.css';

const rooms = [
  { value: 'atelier', label: 'Atelier' },
  { value: 'library', label: 'Library' },
  { value: 'garden', label: 'Garden room' },
];

export default function BasicSelect() {
  return (
    <Select.Root items={rooms} defaultValue="library">
      <div className="grid w-[min(260px,100%)] gap-1 text-sm/normal text-ink">
        <Select.Label className="font-medium">Room</Select.Label>
        <Select.Trigger className="flex min-h-9.5 cursor-pointer items-center justify-between gap-2 rounded-md border border-line bg-paper px-3 text-start text-base text-ink hover:bg-wash focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60">
          <Select.Value className="data-placeholder:text-ink-soft" />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner className="z-1300 outline-0">
          <Select.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-auto rounded-lg border border-line bg-paper shadow-popup text-ink py-1">
            <Select.List>
              {rooms.map(({ value, label }) => (
                <Select.Item
                  key={value}
                  value={value}
                  className="grid cursor-default grid-cols-[1rem_1fr] items-center gap-1.5 py-1.5 ps-2 pe-4 outline-0 data-highlighted:bg-accent data-highlighted:text-on-accent forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none data-disabled:opacity-60"
                >
                  <Select.ItemIndicator className="col-start-1">✓</Select.ItemIndicator>
                  <Select.ItemText className="col-start-2">{label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
