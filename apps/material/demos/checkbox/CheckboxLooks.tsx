import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function CheckboxLooks() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel control={<Checkbox defaultChecked size="small" />} label="Small" />
      <FormControlLabel control={<Checkbox defaultChecked size="large" />} label="Large" />
      <FormControlLabel control={<Checkbox defaultChecked color="success" />} label="Success" />
      <FormControlLabel control={<Checkbox defaultChecked disabled />} label="Disabled" />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Label before"
        labelPlacement="start"
      />
    </Stack>
  );
}
