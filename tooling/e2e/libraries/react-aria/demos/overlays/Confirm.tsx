import { Button, Dialog, DialogTrigger, Heading, Modal } from 'react-aria-components';
import styles from './overlays.module.css';

export default function Confirm() {
  return (
    <DialogTrigger>
      <Button className={styles.button}>Open dialog</Button>
      <Modal className={styles.modal} isDismissable>
        <Dialog>
          <Heading slot="title">Delete the file?</Heading>
          <p>It cannot be restored.</p>
          <Button slot="close" className={styles.button}>
            Close
          </Button>
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
}
