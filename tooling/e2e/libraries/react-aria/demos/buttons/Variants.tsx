import { Button } from 'react-aria-components';
import styles from './buttons.module.css';

export default function Variants() {
  return (
    <div className={styles.row}>
      <Button className={styles.primary}>Primary</Button>
      <Button className={styles.button}>Default</Button>
    </div>
  );
}
