import { useState } from 'react';
import { Button } from '@mantine/core';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>;
}
