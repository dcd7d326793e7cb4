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

const Message = styled.p`
  margin: 0;
  color: light-dark(#b91c1c, #fca5a5);
`;

export default function FieldError() {
  return (
    <div>
      <Label>
        Email
        <Input defaultValue="ada" aria-invalid aria-describedby="styled-error" />
      </Label>
      <Message id="styled-error">Write an address with an @.</Message>
    </div>
  );
}
