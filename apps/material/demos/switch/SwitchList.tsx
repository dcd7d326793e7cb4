import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const rooms = ['Kitchen', 'Hall', 'Study'];

export default function SwitchList() {
  const [lit, setLit] = useState<Record<string, boolean>>({ Hall: true });

  return (
    <FormControl component="fieldset" sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel component="legend">Lights</FormLabel>
      <FormGroup>
        {rooms.map((room) => (
          <FormControlLabel
            key={room}
            label={room}
            labelPlacement="start"
            sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
            control={
              <Switch
                checked={lit[room] ?? false}
                onChange={(event) => setLit({ ...lit, [room]: event.target.checked })}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
