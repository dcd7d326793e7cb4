import { Button } from 'react-aria-components';
import styles from './buttons.module.css';

export default function Disabled() {
  return (
    <Button className={styles.button} isDisabled>
      Disabled
    </Button>
  );
}
