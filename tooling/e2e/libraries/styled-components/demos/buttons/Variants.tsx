import styled from 'styled-components';

const Button = styled.button`
  padding: 8px 16px;
  border: 1px solid light-dark(#6b7280, #9ca3af);
  border-radius: 6px;
  background: light-dark(#f3f4f6, #1f2937);
  color: light-dark(#111827, #f9fafb);
  font: inherit;
`;

const Primary = styled(Button)`
  background: light-dark(#1d4ed8, #93c5fd);
  color: light-dark(#ffffff, #0b1220);
`;

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;

export default function Variants() {
  return (
    <Row>
      <Primary type="button">Primary</Primary>
      <Button type="button">Default</Button>
    </Row>
  );
}
