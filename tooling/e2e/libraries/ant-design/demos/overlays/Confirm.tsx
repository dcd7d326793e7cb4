import { useState } from 'react';
import { Button, Modal } from 'antd';

export default function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Modal
        title="Delete the file?"
        open={open}
        onOk={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        It cannot be restored.
      </Modal>
    </>
  );
}
