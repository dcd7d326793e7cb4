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

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;

export default function Sections() {
  const [section, setSection] = useState('first');
  return (
    <div>
      <Row>
        <Button type="button" onClick={() => setSection('first')}>
          One
        </Button>
        <Button type="button" onClick={() => setSection('second')}>
          Two
        </Button>
      </Row>
      <p>The {section} section</p>
    </div>
  );
}
