import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import SvgIcon from '@mui/joy/SvgIcon';

export default function AlertWithDecorators() {
  const [open, setOpen] = useState(true);
  return open ? (
    <Alert
      role="note"
      color="warning"
      startDecorator={
        <SvgIcon>
          <path d="M12 3 2 20h20zm-1 7h2v5h-2zm0 6h2v2h-2z" />
        </SvgIcon>
      }
      endDecorator={
        <Button variant="soft" color="warning" onClick={() => setOpen(false)}>
          Understood
        </Button>
      }
      sx={{ width: 420, maxWidth: '100%' }}
    >
      Gale warning for tonight
    </Alert>
  ) : (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      Show the warning again
    </Button>
  );
}
