import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent, { snackbarContentClasses } from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';

const GreenContent = styled(SnackbarContent)({
  color: '#fff',
  backgroundColor: '#1b5e20',
  borderRadius: 24,
  minWidth: 0,
  [`& .${snackbarContentClasses.message}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
  },
});

export default function CustomSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Water the plants
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={3000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={() => setOpen(false)}
      >
        <GreenContent
          message={
            <>
              <CheckCircle />
              Watered for today
            </>
          }
        />
      </Snackbar>
    </>
  );
}
