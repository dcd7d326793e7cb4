import { useState } from 'react';
import Button from '@mui/material/Button';

export default function CountPresses() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
