import { useEffect, useState } from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function UploadSnackbar() {
  const [percent, setPercent] = useState<number | null>(null);
  const isDone = percent === 100;

  // Stands for the progress events of your upload.
  useEffect(() => {
    if (percent === null || percent >= 100) return;
    const timer = setTimeout(() => setPercent(percent + 20), 500);
    return () => clearTimeout(timer);
  }, [percent]);

  return (
    <>
      <Button variant="outlined" onClick={() => setPercent(0)}>
        Upload the photos
      </Button>
      <Snackbar
        open={percent !== null}
        // Stays while the upload runs.
        autoHideDuration={isDone ? 4000 : null}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setPercent(null);
        }}
      >
        <SnackbarContent
          message={
            <>
              {isDone ? 'Photos uploaded' : 'Uploading photos…'}
              <LinearProgress
                variant="determinate"
                value={percent ?? 0}
                aria-label="Upload"
                sx={{ mt: 1, width: 200 }}
              />
            </>
          }
          action={
            <IconButton
              size="small"
              color="inherit"
              aria-label={isDone ? 'Close' : 'Cancel the upload'}
              onClick={() => setPercent(null)}
            >
              <Close fontSize="small" />
            </IconButton>
          }
        />
      </Snackbar>
    </>
  );
}
