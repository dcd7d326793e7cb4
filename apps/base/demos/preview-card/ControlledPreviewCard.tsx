import { useState } from 'react';
import { PreviewCard } from '@base-ui/react/preview-card';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import '../switch/switch.css';
import './preview-card.css';

export default function ControlledPreviewCard() {
  const [isEnabled, setEnabled] = useState(true);
  const [open, setOpen] = useState(false);

  return (
    <div className="preview-list">
      <label className="switch-row">
        <Switch.Root className="switch" checked={isEnabled} onCheckedChange={setEnabled}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
        Preview links
      </label>
      <p className="preview-text">
        Read the{' '}
        <PreviewCard.Root open={open && isEnabled} onOpenChange={(nextOpen) => setOpen(nextOpen)}>
          <PreviewCard.Trigger className="preview-link" href="#controlled-and-uncontrolled">
            terms of carriage
          </PreviewCard.Trigger>
          <PreviewCard.Portal>
            <PreviewCard.Positioner className="preview-positioner" sideOffset={8}>
              <PreviewCard.Popup className="preview-popup">
                <p className="preview-title">Terms of carriage</p>
                <p className="preview-note">Tickets, luggage, bicycles and refunds. 4 pages.</p>
              </PreviewCard.Popup>
            </PreviewCard.Positioner>
          </PreviewCard.Portal>
        </PreviewCard.Root>{' '}
        before you book.
      </p>
    </div>
  );
}
