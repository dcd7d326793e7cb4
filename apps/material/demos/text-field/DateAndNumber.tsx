import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DateAndNumber() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        type="date"
        label="Arrival"
        defaultValue="2026-05-14"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="number"
        label="Guests"
        defaultValue={2}
        slotProps={{ htmlInput: { min: 1, max: 8 } }}
        sx={{ width: 120 }}
      />
    </Stack>
  );
}
