import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const looks = [
  { label: 'Outlined, small', variant: 'outlined', size: 'small' },
  { label: 'Outlined, medium', variant: 'outlined', size: 'medium' },
  { label: 'Filled', variant: 'filled', size: 'medium' },
  { label: 'Standard', variant: 'standard', size: 'medium' },
] as const;

export default function SelectSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
      {looks.map((look) => (
        <TextField key={look.label} select defaultValue="M" {...look}>
          <MenuItem value="S">Small shirt</MenuItem>
          <MenuItem value="M">Medium shirt</MenuItem>
          <MenuItem value="L">Large shirt</MenuItem>
        </TextField>
      ))}
      <TextField select disabled label="Disabled" defaultValue="S">
        <MenuItem value="S">Small shirt</MenuItem>
      </TextField>
      <TextField select error label="Error" defaultValue="L" helperText="Large is sold out.">
        <MenuItem value="L">Large shirt</MenuItem>
      </TextField>
    </Stack>
  );
}
