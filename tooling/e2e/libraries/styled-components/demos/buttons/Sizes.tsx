import styled from 'styled-components';

const Button = styled.button<{ $large?: boolean }>`
  padding: ${({ $large }) => ($large ? '12px 24px' : '4px 12px')};
  border: 1px solid light-dark(#6b7280, #9ca3af);
  background: light-dark(#f3f4f6, #1f2937);
  color: light-dark(#111827, #f9fafb);
  font: inherit;
`;

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;

export default function Sizes() {
  return (
    <Row>
      <Button type="button">Small</Button>
      <Button type="button" $large>
        Large
      </Button>
    </Row>
  );
}
