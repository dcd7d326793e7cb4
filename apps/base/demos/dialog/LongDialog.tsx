import { useRef } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import './dialog.css';

const rules = [
  ['Keys', 'Collect the key at the office, and return it on the day you leave.'],
  ['Firewood', 'Take what you need from the shed, and leave a full basket for the next guests.'],
  ['Water', 'The pump freezes in winter. Drain it when you leave.'],
  ['Waste', 'Carry everything down to the parking lot. Foxes open bags that stay outside.'],
  ['Dogs', 'Dogs are welcome downstairs. Keep them on a leash: there are sheep on the mountain.'],
  [
    'Emergencies',
    'There is no phone signal in the cabin. Walk to the ridge, ten minutes to the north.',
  ],
  ['Departure', 'Sweep the floor, close the shutters, and write a line into the guest book.'],
];

export default function LongDialog() {
  const popup = useRef<HTMLDivElement>(null);

  return (
    <Dialog.Root>
      <Dialog.Trigger className="button">Cabin rules</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Viewport className="dialog-viewport">
          <Dialog.Popup ref={popup} className="dialog-popup dialog-long" initialFocus={popup}>
            <Dialog.Title className="dialog-title">Cabin rules</Dialog.Title>
            {rules.map(([title, text]) => (
              <section key={title}>
                <h3 className="dialog-heading">{title}</h3>
                <p className="dialog-text">{text}</p>
              </section>
            ))}
            <div className="dialog-actions">
              <Dialog.Close className="button button-strong">Close</Dialog.Close>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
