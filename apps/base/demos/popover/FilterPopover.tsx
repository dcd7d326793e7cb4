import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import '../checkbox/checkbox.css';
import './popover.css';

const boats = [
  { name: 'Seagull', kind: 'Sail' },
  { name: 'Marlin', kind: 'Motor' },
  { name: 'Heron', kind: 'Rowing' },
  { name: 'Tern', kind: 'Sail' },
];
const kinds = ['Sail', 'Motor', 'Rowing'];

export default function FilterPopover() {
  const [selected, setSelected] = useState(['Sail']);
  const shown = boats.filter(({ kind }) => selected.length === 0 || selected.includes(kind));

  return (
    <div className="popover-stack">
      <Popover.Root>
        <Popover.Trigger className="button">
          Kind: {selected.length === 0 ? 'any' : selected.join(', ')}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className="popover-positioner" sideOffset={8} align="start">
            <Popover.Popup className="popover-popup">
              <Popover.Title className="popover-title">Kind of boat</Popover.Title>
              <CheckboxGroup
                className="check-list"
                aria-label="Kind of boat"
                value={selected}
                onValueChange={setSelected}
              >
                {kinds.map((kind) => (
                  <label key={kind} className="check-row">
                    <Checkbox.Root className="check" value={kind}>
                      <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
                    </Checkbox.Root>
                    {kind}
                  </label>
                ))}
              </CheckboxGroup>
              <div className="popover-row popover-end">
                <button type="button" className="button" onClick={() => setSelected([])}>
                  Reset
                </button>
                <Popover.Close className="button">Done</Popover.Close>
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <span role="status">{shown.map(({ name }) => name).join(', ')}</span>
    </div>
  );
}
