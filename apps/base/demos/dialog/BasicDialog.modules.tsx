import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import styles from './dialog.module.css';

export default function BasicDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger className={styles.button}>Show opening hours</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Opening hours</Dialog.Title>
          <Dialog.Description className={styles.text}>
            Tuesday to Saturday, 10 a.m. to 6 p.m. On Thursdays we stay until 9 p.m.
          </Dialog.Description>
          <div className={styles.actions}>
            <Dialog.Close className={styles.button}>Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
