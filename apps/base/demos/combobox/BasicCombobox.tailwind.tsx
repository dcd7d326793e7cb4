import { useId } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../tailwind.css';

const cities = ['Bergen', 'Graz', 'Ljubljana', 'Porto', 'Tartu', 'Turku', 'Utrecht'];

const button =
  'min-h-7 min-w-7 cursor-pointer rounded-sm text-ink-soft focus-visible:outline-2 focus-visible:outline-accent';

export default function BasicCombobox() {
  const id = useId();
  return (
    <Combobox.Root items={cities}>
      <div className="grid w-[min(260px,100%)] gap-1 text-sm/normal text-ink">
        <label htmlFor={id} className="font-medium">
          City
        </label>
        <Combobox.InputGroup className="flex min-h-10 flex-wrap items-center gap-1 rounded-md border border-line bg-paper px-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
          <Combobox.Input
            id={id}
            className="min-w-20 flex-1 px-2 py-1.5 text-base text-ink outline-0"
            placeholder="Choose a city"
          />
          <Combobox.Clear className={button} aria-label="Clear">
            ✕
          </Combobox.Clear>
          <Combobox.Trigger className={button} aria-label="Show cities">
            ▾
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="z-1300 outline-0" sideOffset={4}>
          <Combobox.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-auto rounded-lg border border-line bg-paper shadow-popup text-ink py-1">
            <Combobox.Empty className="not-empty:px-3 not-empty:py-1.5 text-sm/normal text-ink-soft">
              No city found.
            </Combobox.Empty>
            <Combobox.List>
              {(city: string) => (
                <Combobox.Item
                  key={city}
                  value={city}
                  className="grid cursor-default grid-cols-[1rem_1fr] items-center gap-1.5 py-1.5 ps-2 pe-4 outline-0 data-highlighted:bg-accent data-highlighted:text-on-accent forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none data-disabled:opacity-60"
                >
                  <Combobox.ItemIndicator className="col-start-1">✓</Combobox.ItemIndicator>
                  <span className="col-start-2">{city}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
