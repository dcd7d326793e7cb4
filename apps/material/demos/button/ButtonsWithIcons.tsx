import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function PlusIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </SvgIcon>
  );
}

function NextIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path
        d="M5 12h13m-5-6 6 6-6 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<PlusIcon />}>
        Add guest
      </Button>
      <Button
        variant="outlined"
        // An arrow has a direction, so it turns round in a right-to-left page.
        endIcon={<NextIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      >
        Continue to payment
      </Button>
    </Stack>
  );
}
