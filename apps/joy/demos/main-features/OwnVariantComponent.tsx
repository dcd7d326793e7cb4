import Stack from '@mui/joy/Stack';
import { styled, type ColorPaletteProp, type VariantProp } from '@mui/joy/styles';

interface TicketProps {
  variant: VariantProp;
  color: ColorPaletteProp;
}

const Ticket = styled('div', {
  shouldForwardProp: (name) => name !== 'variant' && name !== 'color',
})<TicketProps>(({ theme, variant, color }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.xl,
  fontFamily: theme.vars.fontFamily.code,
  ...theme.variants[variant][color],
}));

export default function OwnVariantComponent() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Ticket variant="solid" color="neutral">
        Row 4
      </Ticket>
      <Ticket variant="soft" color="success">
        Seat 12
      </Ticket>
      <Ticket variant="outlined" color="danger">
        No refund
      </Ticket>
    </Stack>
  );
}
