import { Button } from 'react-aria-components';
import styles from './buttons.module.css';

export default function Sizes() {
  return (
    <div className={styles.row}>
      <Button className={styles.small}>Small</Button>
      <Button className={styles.button}>Medium</Button>
    </div>
  );
}
