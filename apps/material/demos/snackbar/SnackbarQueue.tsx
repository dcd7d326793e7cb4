import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarQueue() {
  const [queue, setQueue] = useState<number[]>([]);
  const [open, setOpen] = useState(true);
  const [count, setCount] = useState(0);

  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setCount(count + 1);
          setQueue([...queue, count + 1]);
        }}
      >
        Scan a book
      </Button>
      <Snackbar
        key={queue[0]}
        open={open && queue.length > 0}
        autoHideDuration={2500}
        message={`Book ${queue[0] ?? ''} borrowed, ${Math.max(0, queue.length - 1)} more waiting`}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{
          transition: {
            onExited: () => {
              setQueue(queue.slice(1));
              setOpen(true);
            },
          },
        }}
      />
    </>
  );
}
