import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function BasicCheckbox() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Send me the tide table" defaultChecked />
      <Checkbox label="Tell me about storms" />
      <Checkbox label="Call me at night" disabled />
    </Stack>
  );
}
