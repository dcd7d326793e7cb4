import { useState } from 'react';
import { Button } from 'antd';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Button type="primary" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
