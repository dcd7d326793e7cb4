import { useState } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltip() {
  const [open, setOpen] = useState(false);

  return (
    <Tooltip
      describeChild
      open={open}
      onClose={() => setOpen(false)}
      disableFocusListener
      disableHoverListener
      disableTouchListener
      title="Gate B12 opens 40 minutes before departure."
    >
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        When does the gate open?
      </Button>
    </Tooltip>
  );
}
