import { useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { ContextMenu } from '@base-ui/react/context-menu';
import '../theme.css';
import '../dialog/dialog.css';
import '../menu/menu.css';
import './context-menu.css';

export default function ConfirmContextMenu() {
  const [isAsking, setAsking] = useState(false);
  const [strokes, setStrokes] = useState(48);

  return (
    <>
      <ContextMenu.Root>
        <ContextMenu.Trigger
          className="context-menu-area"
          role="group"
          aria-label="Drawing"
          tabIndex={0}
        >
          A drawing with {strokes} strokes
        </ContextMenu.Trigger>
        <ContextMenu.Portal>
          <ContextMenu.Positioner className="menu-positioner">
            <ContextMenu.Popup className="menu-popup" aria-label="Drawing">
              <ContextMenu.Item
                className="menu-item"
                disabled={strokes === 0}
                onClick={() => setStrokes(strokes - 1)}
              >
                Undo stroke
              </ContextMenu.Item>
              <ContextMenu.Item
                className="menu-item"
                disabled={strokes === 0}
                onClick={() => setAsking(true)}
              >
                Clear…
              </ContextMenu.Item>
            </ContextMenu.Popup>
          </ContextMenu.Positioner>
        </ContextMenu.Portal>
      </ContextMenu.Root>
      <AlertDialog.Root open={isAsking} onOpenChange={setAsking}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-backdrop" />
          <AlertDialog.Popup className="dialog-popup">
            <AlertDialog.Title className="dialog-title">Clear the drawing?</AlertDialog.Title>
            <AlertDialog.Description className="dialog-text">
              This removes all {strokes} strokes.
            </AlertDialog.Description>
            <div className="dialog-actions">
              <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
              <AlertDialog.Close className="button button-strong" onClick={() => setStrokes(0)}>
                Clear
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}
