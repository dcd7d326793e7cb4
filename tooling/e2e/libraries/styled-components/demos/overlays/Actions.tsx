import styled from 'styled-components';

const Details = styled.details`
  color: light-dark(#111827, #f9fafb);
`;

export default function Actions() {
  return (
    <Details>
      <summary>Actions</summary>Copy, move
    </Details>
  );
}
