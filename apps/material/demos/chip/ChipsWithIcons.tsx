import OpenInNew from '@mui/icons-material/OpenInNew';
import PedalBike from '@mui/icons-material/PedalBike';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipsWithIcons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<PedalBike />} label="By bike" />
      <Chip avatar={<Avatar aria-hidden>I</Avatar>} label="Ingrid" variant="outlined" />
      <Chip
        component="a"
        href="#chip-as-a-link"
        clickable
        icon={<OpenInNew />}
        label="Timetable"
        variant="outlined"
      />
    </Stack>
  );
}
