import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Last name" autoComplete="family-name" variant="filled" />
      <TextField label="Nickname" autoComplete="nickname" variant="standard" />
    </Stack>
  );
}
