import { useState } from 'react';
import { Switch } from 'react-aria-components';
import styles from './fields.module.css';

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Switch aria-label="Notify me" className={styles.choice} isSelected={on} onChange={setOn}>
      <span className={styles.box} />
      {on ? 'On' : 'Off'}
    </Switch>
  );
}
