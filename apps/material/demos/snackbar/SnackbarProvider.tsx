import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const ShowMessage = createContext<(message: string) => void>(() => {});

function SnackbarProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const [open, setOpen] = useState(false);
  const show = useCallback((newMessage: string) => {
    setMessage(newMessage);
    setOpen(true);
  }, []);

  return (
    <ShowMessage.Provider value={show}>
      {children}
      <Snackbar
        key={message}
        open={open}
        message={message}
        autoHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      />
    </ShowMessage.Provider>
  );
}

function DocumentActions() {
  const showMessage = useContext(ShowMessage);

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => showMessage('Link copied')}>
        Copy link
      </Button>
      <Button variant="outlined" onClick={() => showMessage('Moved to the archive')}>
        Archive
      </Button>
    </Stack>
  );
}

export default function App() {
  return (
    <SnackbarProvider>
      <DocumentActions />
    </SnackbarProvider>
  );
}
