import { useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import '../dialog/dialog.css';

/** Replace this function with a request to your server. */
async function cancelBooking() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

export default function PendingAlertDialog() {
  const [open, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isCanceled, setCanceled] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const confirm = async () => {
    setPending(true);
    setFailed(false);
    try {
      await cancelBooking();
      setCanceled(true);
      setOpen(false);
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  };

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(nextOpen, eventDetails) => {
        if (isPending) {
          eventDetails.cancel();
        } else {
          setOpen(nextOpen);
        }
      }}
    >
      <div className="dialog-row">
        <AlertDialog.Trigger className="button">Cancel booking</AlertDialog.Trigger>
        <output>{isCanceled ? 'Canceled' : 'Booked: Bergen, May 12'}</output>
      </div>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog-popup">
          <AlertDialog.Title className="dialog-title">Cancel the booking?</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            We refund the price of the ticket, but not the fee.
          </AlertDialog.Description>
          <div className="dialog-actions">
            <span role="status">
              {isPending ? 'Canceling…' : isFailed && 'That didn’t work. Try again.'}
            </span>
            <AlertDialog.Close className="button" disabled={isPending}>
              Keep booking
            </AlertDialog.Close>
            <Button
              className="button button-strong"
              disabled={isPending}
              focusableWhenDisabled
              onClick={confirm}
            >
              Cancel booking
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
