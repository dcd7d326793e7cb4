import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import styles from './tooltip.module.css';

export default function BasicTooltip() {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger className={styles.button} aria-label="Bold">
        <strong>B</strong>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner className={styles.positioner} sideOffset={6}>
          <Tooltip.Popup className={styles.popup}>Bold</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
