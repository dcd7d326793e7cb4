import { type KeyboardEvent, useState } from 'react';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function EditInPlace() {
  const [title, setTitle] = useState('Trip to Bergen');
  const [draft, setDraft] = useState<string | null>(null);

  const save = () => {
    if (draft?.trim()) setTitle(draft.trim());
    setDraft(null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setDraft(null);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 64 }}>
      {draft === null ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h6" component="p">
            {title}
          </Typography>
          <IconButton aria-label="Rename" onClick={() => setDraft(title)}>
            <Edit />
          </IconButton>
        </Box>
      ) : (
        <ClickAwayListener mouseEvent="onMouseDown" touchEvent="onTouchStart" onClickAway={save}>
          <TextField
            autoFocus
            fullWidth
            label="Name of the trip"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </ClickAwayListener>
      )}
    </Box>
  );
}
