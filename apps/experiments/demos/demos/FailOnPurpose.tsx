import { useState } from 'react';
import Button from '@mui/material/Button';

export default function FailOnPurpose() {
  const [broken, setBroken] = useState(false);
  if (broken) {
    throw new Error('This demo was asked to fail.');
  }
  return <Button onClick={() => setBroken(true)}>Break this demo</Button>;
}
