import { Checkbox } from 'react-aria-components';
import styles from './fields.module.css';

export default function Agree() {
  return (
    <Checkbox className={styles.choice} defaultSelected>
      <span className={styles.box} />I agree
    </Checkbox>
  );
}
