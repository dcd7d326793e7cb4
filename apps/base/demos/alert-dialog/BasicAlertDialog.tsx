import { useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import '../theme.css';
import '../dialog/dialog.css';

export default function BasicAlertDialog() {
  const [isPublished, setPublished] = useState(true);

  return (
    <AlertDialog.Root>
      <div className="dialog-row">
        <AlertDialog.Trigger className="button" disabled={!isPublished}>
          Unpublish page
        </AlertDialog.Trigger>
        <output>{isPublished ? 'Published' : 'Draft'}</output>
      </div>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog-popup">
          <AlertDialog.Title className="dialog-title">Unpublish this page?</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            Links to the page stop working immediately. The text remains as a draft.
          </AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
            <AlertDialog.Close className="button button-strong" onClick={() => setPublished(false)}>
              Unpublish
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
