import { useRef, useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import '../theme.css';
import '../dialog/dialog.css';
import './alert-dialog.css';

interface Recording {
  id: number;
  name: string;
  length: string;
}

const initialRecordings: Recording[] = [
  { id: 1, name: 'Interview, part 1', length: '24 min' },
  { id: 2, name: 'Interview, part 2', length: '31 min' },
  { id: 3, name: 'Room tone', length: '2 min' },
];

export default function ListAlertDialog() {
  const [handle] = useState(() => AlertDialog.createHandle<Recording>());
  const [recordings, setRecordings] = useState(initialRecordings);
  const list = useRef<HTMLUListElement>(null);
  const wasDeleted = useRef(false);

  return (
    <>
      <ul ref={list} className="alert-dialog-list" aria-label="Recordings" tabIndex={-1}>
        {recordings.map((recording) => (
          <li key={recording.id} className="alert-dialog-item">
            <span>{recording.name}</span>
            <span className="alert-dialog-note">{recording.length}</span>
            <AlertDialog.Trigger
              className="button"
              handle={handle}
              payload={recording}
              aria-label={`Delete ${recording.name}`}
            >
              Delete
            </AlertDialog.Trigger>
          </li>
        ))}
      </ul>
      <AlertDialog.Root
        handle={handle}
        onOpenChange={(open) => {
          if (open) {
            wasDeleted.current = false;
          }
        }}
      >
        {({ payload }) => (
          <AlertDialog.Portal>
            <AlertDialog.Backdrop className="dialog-backdrop" />
            <AlertDialog.Popup
              className="dialog-popup"
              finalFocus={() => (wasDeleted.current ? list.current : true)}
            >
              <AlertDialog.Title className="dialog-title">
                Delete “{payload?.name}”?
              </AlertDialog.Title>
              <AlertDialog.Description className="dialog-text">
                You lose {payload?.length} of audio. You can’t undo this.
              </AlertDialog.Description>
              <div className="dialog-actions">
                <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
                <AlertDialog.Close
                  className="button button-strong"
                  onClick={() => {
                    wasDeleted.current = true;
                    setRecordings(recordings.filter((recording) => recording.id !== payload?.id));
                  }}
                >
                  Delete
                </AlertDialog.Close>
              </div>
            </AlertDialog.Popup>
          </AlertDialog.Portal>
        )}
      </AlertDialog.Root>
    </>
  );
}
