import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const parts = ['Front wheel', 'Rear wheel', 'Chain'];

export default function ParentCheckbox() {
  const parent = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(['Chain']);
  const all = done.length === parts.length;
  const some = done.length > 0 && !all;
  const toggle = (part: string) =>
    setDone(done.includes(part) ? done.filter((other) => other !== part) : [...done, part]);

  useEffect(() => {
    if (parent.current) parent.current.indeterminate = some;
  }, [some]);

  return (
    <Box role="group" aria-label="Checked parts of the bicycle">
      <FormControlLabel
        label="All parts"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setDone(all ? [] : parts)}
            slotProps={{ input: { ref: parent } }}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', marginInlineStart: 4 }}>
        {parts.map((part) => (
          <FormControlLabel
            key={part}
            label={part}
            control={<Checkbox checked={done.includes(part)} onChange={() => toggle(part)} />}
          />
        ))}
      </Box>
    </Box>
  );
}
