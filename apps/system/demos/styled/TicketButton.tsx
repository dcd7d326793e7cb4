import styled from '@mui/system/styled';

const TicketButton = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 3),
  font: 'inherit',
  fontWeight: 500,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.secondary.main}`, outlineOffset: 2 },
}));

export default function TicketButtonDemo() {
  return <TicketButton type="button">Buy a ticket</TicketButton>;
}
