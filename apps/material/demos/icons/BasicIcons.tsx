import AccessAlarm from '@mui/icons-material/AccessAlarm';
import BakeryDining from '@mui/icons-material/BakeryDining';
import LocalFlorist from '@mui/icons-material/LocalFlorist';
import Sailing from '@mui/icons-material/Sailing';
import Stack from '@mui/material/Stack';

export default function BasicIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <AccessAlarm />
      <BakeryDining />
      <LocalFlorist />
      <Sailing />
    </Stack>
  );
}
