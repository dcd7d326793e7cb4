import { useState } from 'react';
import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './popover.css';

export default function FormPopover() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Seagull');
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="button">Boat: {name}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popover-positioner" sideOffset={8} align="start">
          <Popover.Popup className="popover-popup">
            <Popover.Title className="popover-title">Rename the boat</Popover.Title>
            <form
              className="popover-form"
              onSubmit={(event) => {
                event.preventDefault();
                setName(String(new FormData(event.currentTarget).get('name')));
                setOpen(false);
              }}
            >
              <input
                className="popover-input"
                name="name"
                aria-label="Name"
                defaultValue={name}
                required
              />
              <button type="submit" className="button button-strong">
                Rename
              </button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
