import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import styles from './switch.module.css';

export default function BasicSwitch() {
  return (
    <label className={styles.row}>
      Porch light
      <Switch.Root className={styles.root} defaultChecked>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </label>
  );
}
