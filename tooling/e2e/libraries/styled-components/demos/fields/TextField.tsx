import styled from 'styled-components';

const Label = styled.label`
  display: inline-grid;
  gap: 4px;
  color: light-dark(#111827, #f9fafb);
`;

const Input = styled.input`
  padding: 8px;
  border: 1px solid light-dark(#6b7280, #9ca3af);
  background: light-dark(#ffffff, #1f2937);
  color: inherit;
  font: inherit;
`;

export default function TextField() {
  return (
    <Label>
      Name
      <Input />
    </Label>
  );
}
