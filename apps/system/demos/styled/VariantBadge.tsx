import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

interface BadgeProps {
  ownerState: { tone: 'calm' | 'urgent'; isRound?: boolean };
}

const Badge = styled('span')<BadgeProps>(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 4,
  variants: [
    { props: { tone: 'calm' }, style: { backgroundColor: theme.palette.primary.soft } },
    {
      props: { tone: 'urgent' },
      style: {
        color: theme.palette.secondary.contrastText,
        backgroundColor: theme.palette.secondary.main,
      },
    },
    { props: ({ ownerState }) => ownerState.isRound, style: { borderRadius: 16 } },
  ],
}));

export default function VariantBadge() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Badge ownerState={{ tone: 'calm' }}>On the way</Badge>
      <Badge ownerState={{ tone: 'urgent' }}>Sign here</Badge>
      <Badge ownerState={{ tone: 'urgent', isRound: true }}>Today</Badge>
    </Box>
  );
}
