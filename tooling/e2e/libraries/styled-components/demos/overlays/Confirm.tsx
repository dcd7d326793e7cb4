import { useRef } from 'react';
import styled from 'styled-components';

const Button = styled.button`
  padding: 8px 16px;
  border: 1px solid light-dark(#6b7280, #9ca3af);
  border-radius: 6px;
  background: light-dark(#f3f4f6, #1f2937);
  color: light-dark(#111827, #f9fafb);
  font: inherit;
`;

const Panel = styled.dialog`
  border: 1px solid currentColor;
  background: light-dark(#ffffff, #1f2937);
  color: light-dark(#111827, #f9fafb);
`;

export default function Confirm() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button type="button" onClick={() => dialog.current?.showModal()}>
        Open dialog
      </Button>
      <Panel ref={dialog} aria-label="Delete the file?">
        <p>It cannot be restored.</p>
        <Button type="button" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </Panel>
    </>
  );
}
