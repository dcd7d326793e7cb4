import { Checkbox } from '@base-ui/react/checkbox';
import '../theme.css';
import styles from './checkbox.module.css';

export default function BasicCheckbox() {
  return (
    <label className={styles.row}>
      <Checkbox.Root className={styles.root} defaultChecked>
        <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
      </Checkbox.Root>
      Send me the program
    </label>
  );
}
