import { useState } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BaselineOnPage() {
  const [isOn, setOn] = useState(true);

  return (
    <main style={{ padding: 8 }}>
      {isOn && <CssBaseline />}
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
        label="CssBaseline"
      />
      <h1>Harbor café</h1>
      <p>
        Open daily from <strong>8:00 to 18:00</strong>. This text is plain HTML.
      </p>
    </main>
  );
}
