import { useState } from 'react';
import { Button } from '@chakra-ui/react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>;
}
