import { useState } from 'react';
import { Button } from 'react-aria-components';
import styles from './buttons.module.css';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Button className={styles.primary} onPress={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
