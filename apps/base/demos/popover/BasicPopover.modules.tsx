import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import styles from './popover.module.css';

export default function BasicPopover() {
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.button}>Tide today</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={10}>
          <Popover.Popup className={styles.popup}>
            <Popover.Arrow className={styles.arrow} />
            <Popover.Title className={styles.title}>High water at 14:20</Popover.Title>
            <Popover.Description className={styles.text}>
              The causeway is under water from 12:40 to 16:00.
            </Popover.Description>
            <Popover.Close className={styles.button}>Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
