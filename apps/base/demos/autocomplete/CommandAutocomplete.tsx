import { useState } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import '../dialog/dialog.css';
import '../combobox/combobox.css';
import './autocomplete.css';

const commands = ['New page', 'Duplicate page', 'Export as PDF', 'Invite someone', 'Log out'];

export default function CommandAutocomplete() {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState('');

  const run = (command: string) => {
    setStatus(`Command: ${command}`);
    setOpen(false);
  };

  return (
    <div>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className="button">Open command palette</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="dialog-backdrop" />
          <Dialog.Popup className="dialog-popup autocomplete-palette" aria-label="Commands">
            <Autocomplete.Root items={commands} inline open autoHighlight="always" keepHighlight>
              <div className="combobox-input-group">
                <Autocomplete.Input
                  className="combobox-input"
                  aria-label="Command"
                  placeholder="What do you need?"
                />
                <Dialog.Close className="combobox-button" aria-label="Close">
                  ✕
                </Dialog.Close>
              </div>
              <div className="autocomplete-commands">
                <Autocomplete.Empty className="combobox-message">
                  No command found.
                </Autocomplete.Empty>
                <Autocomplete.List aria-label="Commands">
                  {(command: string) => (
                    <Autocomplete.Item
                      key={command}
                      value={command}
                      className="autocomplete-item"
                      onClick={() => run(command)}
                    >
                      {command}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <p className="autocomplete-status" role="status">
        {status}
      </p>
    </div>
  );
}
