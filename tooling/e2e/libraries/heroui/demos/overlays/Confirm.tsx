import { Button, Modal } from '@heroui/react';

export default function Confirm() {
  return (
    <Modal>
      <Button>Open dialog</Button>
      <Modal.Backdrop>
        <Modal.Container>
          <Modal.Dialog>
            <Modal.Header>
              <Modal.Heading>Delete the file?</Modal.Heading>
            </Modal.Header>
            <Modal.Body>It cannot be restored.</Modal.Body>
            <Modal.Footer>
              <Button slot="close">Close</Button>
            </Modal.Footer>
          </Modal.Dialog>
        </Modal.Container>
      </Modal.Backdrop>
    </Modal>
  );
}
