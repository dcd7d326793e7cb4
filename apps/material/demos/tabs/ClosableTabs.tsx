import { useId, useRef, useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

export default function ClosableTabs() {
  const id = useId();
  const nextNumber = useRef(3);
  const [notes, setNotes] = useState([1, 2]);
  const [active, setActive] = useState(1);

  const add = () => {
    const note = nextNumber.current;
    nextNumber.current += 1;
    setNotes([...notes, note]);
    setActive(note);
  };

  const close = () => {
    const index = notes.indexOf(active);
    const remaining = notes.filter((note) => note !== active);
    setNotes(remaining);
    setActive(remaining[Math.min(index, remaining.length - 1)] ?? 0);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          variant="scrollable"
          aria-label="Notes"
          value={active}
          onChange={(_event, note: number) => setActive(note)}
        >
          {notes.map((note) => (
            <Tab
              key={note}
              value={note}
              label={`Note ${note}`}
              id={`${id}-tab-${note}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        <IconButton aria-label="New note" onClick={add}>
          <Add />
        </IconButton>
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`} sx={{ p: 2 }}>
        <Typography gutterBottom>Text of note {active}</Typography>
        <Button variant="outlined" disabled={notes.length === 1} onClick={close}>
          Close note {active}
        </Button>
      </Box>
    </Box>
  );
}
