import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const SquareChip = styled(Chip)(({ theme }) => ({
  borderRadius: 4,
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.success.main}`,
  [`& .${chipClasses.label}`]: { fontWeight: 700 },
}));

const MultilineChip = styled(Chip)({
  height: 'auto',
  maxWidth: 200,
  [`& .${chipClasses.label}`]: { whiteSpace: 'normal', paddingBlock: 4 },
});

export default function CustomChip() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <SquareChip label="In stock" />
      <MultilineChip label="Delivered to your door on Thursday between 8 and 12" />
    </Stack>
  );
}
