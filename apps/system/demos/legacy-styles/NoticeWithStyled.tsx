import styled from '@mui/system/styled';

const Notice = styled('section')({ padding: 16, border: '1px solid' });
const Title = styled('div')({ fontSize: 20 });

export default function NoticeWithStyled() {
  return (
    <Notice aria-label="Notice">
      <Title>Low water</Title>
      The ferry does not call at the island today.
    </Notice>
  );
}
