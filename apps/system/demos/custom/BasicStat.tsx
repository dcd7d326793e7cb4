import styled from '@mui/system/styled';

const StatRoot = styled('figure', { name: 'Stat', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

const StatValue = styled('div', { name: 'Stat', slot: 'Value' })({
  fontSize: 32,
  fontWeight: 500,
  lineHeight: 1.25,
});

const StatLabel = styled('figcaption', { name: 'Stat', slot: 'Label' })(({ theme }) => ({
  color: theme.palette.text.secondary,
}));

export default function BasicStat() {
  return (
    <StatRoot>
      <StatValue>1,284</StatValue>
      <StatLabel>visitors this week</StatLabel>
    </StatRoot>
  );
}
