import styled from 'styled-components';

const Label = styled.label`
  display: inline-flex;
  gap: 8px;
  color: light-dark(#111827, #f9fafb);
`;

export default function Agree() {
  return (
    <Label>
      <input type="checkbox" defaultChecked />I agree
    </Label>
  );
}
