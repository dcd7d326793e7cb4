import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  '--variant-borderWidth': '2px',
}));

export default function CustomButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="outlined">Round ends</PillButton>
      <Button sx={{ '--Button-minHeight': '3rem', bgcolor: 'success.700' }}>Once, with sx</Button>
    </Stack>
  );
}
