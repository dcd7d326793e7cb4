import Card from '@mui/material/Card';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';

const Ticket = styled(Card)(({ theme }) => ({
  borderRadius: 12,
  borderInlineStart: `8px solid ${(theme.vars ?? theme).palette.secondary.main}`,
  [`& .${cardContentClasses.root}:last-child`]: { paddingBottom: theme.spacing(2) },
}));

export default function CustomCard() {
  return (
    <Ticket elevation={3}>
      <CardContent>Row 7, seat 12</CardContent>
    </Ticket>
  );
}
