import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxLooks() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Checkbox label="Small" size="sm" defaultChecked />
      <Checkbox label="Soft" variant="soft" color="success" defaultChecked />
      <Checkbox label="Outlined" variant="outlined" defaultChecked />
      <Checkbox label="Large" size="lg" color="danger" defaultChecked />
    </Stack>
  );
}
