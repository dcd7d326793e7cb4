import { useState } from 'react';
import styled from 'styled-components';

const Button = styled.button`
  padding: 8px 16px;
  border: 1px solid light-dark(#6b7280, #9ca3af);
  border-radius: 6px;
  background: light-dark(#f3f4f6, #1f2937);
  color: light-dark(#111827, #f9fafb);
  font: inherit;
`;

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Button type="button" role="switch" aria-checked={on} onClick={() => setOn(!on)}>
      {on ? 'On' : 'Off'}
    </Button>
  );
}
