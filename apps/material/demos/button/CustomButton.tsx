import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function CustomButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained" disableElevation>
        Reserve a table
      </PillButton>
      <Button variant="outlined" sx={{ borderStyle: 'dashed', borderWidth: 2 }}>
        Add a time slot
      </Button>
    </Stack>
  );
}
