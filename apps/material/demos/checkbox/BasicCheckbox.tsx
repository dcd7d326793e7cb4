import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function BasicCheckbox() {
  const [wrapped, setWrapped] = useState(true);

  return (
    <FormControlLabel
      label="Wrap it as a gift"
      control={
        <Checkbox checked={wrapped} onChange={(event) => setWrapped(event.target.checked)} />
      }
    />
  );
}
