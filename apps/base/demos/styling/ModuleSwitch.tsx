import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import styles from './switch.module.css';

export default function ModuleSwitch() {
  return (
    <label className={styles.row}>
      Reminders
      <Switch.Root className={styles.root} defaultChecked>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </label>
  );
}
