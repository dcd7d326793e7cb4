import { useState } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import './dialog.css';

interface Tree {
  readonly name: string;
  readonly height: string;
}

const trees: readonly Tree[] = [
  { name: 'Beech', height: '30 meters' },
  { name: 'Birch', height: '25 meters' },
  { name: 'Yew', height: '15 meters' },
];

export default function SharedDialog() {
  const [handle] = useState(() => Dialog.createHandle<Tree>());
  return (
    <>
      <div className="dialog-row">
        {trees.map((tree) => (
          <Dialog.Trigger key={tree.name} className="button" handle={handle} payload={tree}>
            {tree.name}
          </Dialog.Trigger>
        ))}
      </div>
      <Dialog.Root handle={handle}>
        {({ payload }) => (
          <Dialog.Portal>
            <Dialog.Backdrop className="dialog-backdrop" />
            <Dialog.Popup className="dialog-popup">
              <Dialog.Title className="dialog-title">{payload?.name}</Dialog.Title>
              <Dialog.Description className="dialog-text">
                Grows to about {payload?.height}.
              </Dialog.Description>
              <div className="dialog-actions">
                <Dialog.Close className="button">Close</Dialog.Close>
              </div>
            </Dialog.Popup>
          </Dialog.Portal>
        )}
      </Dialog.Root>
    </>
  );
}
