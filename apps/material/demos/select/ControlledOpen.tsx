import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpen() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [pace, setPace] = useState('steady');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <FormControl sx={{ width: 180 }}>
        <InputLabel id={`${id}-label`}>Pace</InputLabel>
        <Select
          labelId={`${id}-label`}
          label="Pace"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={pace}
          onChange={(event) => setPace(event.target.value)}
        >
          <MenuItem value="easy">Easy</MenuItem>
          <MenuItem value="steady">Steady</MenuItem>
          <MenuItem value="fast">Fast</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Change pace</Button>
    </Stack>
  );
}
