import { useState } from 'react';
import { Button } from '@heroui/react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <Button onPress={() => setCount(count + 1)}>Pressed {count} times</Button>;
}
