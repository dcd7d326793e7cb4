import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BasicSwitch() {
  const [muted, setMuted] = useState(true);

  return (
    <FormControlLabel
      label="Mute notifications"
      control={<Switch checked={muted} onChange={(event) => setMuted(event.target.checked)} />}
    />
  );
}
