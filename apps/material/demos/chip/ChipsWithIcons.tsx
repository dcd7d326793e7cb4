import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function BicycleIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path
        d="M2 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0m12 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M6 16l4-8h5l3 8M14 5h2l-1 3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

function NewTabIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path
        d="M10 5H5v14h14v-5M14 4h6v6m0-6-9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

export default function ChipsWithIcons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<BicycleIcon />} label="By bike" />
      <Chip avatar={<Avatar aria-hidden>I</Avatar>} label="Ingrid" variant="outlined" />
      <Chip
        component="a"
        href="#chip-as-a-link"
        clickable
        icon={<NewTabIcon />}
        label="Timetable"
        variant="outlined"
      />
    </Stack>
  );
}
