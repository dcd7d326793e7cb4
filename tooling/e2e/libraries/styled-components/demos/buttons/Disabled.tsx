import styled from 'styled-components';

const Button = styled.button`
  padding: 8px 16px;
  border: 1px solid light-dark(#6b7280, #9ca3af);
  border-radius: 6px;
  background: light-dark(#f3f4f6, #1f2937);
  color: light-dark(#111827, #f9fafb);
  font: inherit;

  &:disabled {
    opacity: 0.5;
  }
`;

export default function Disabled() {
  return (
    <Button type="button" disabled>
      Disabled
    </Button>
  );
}
