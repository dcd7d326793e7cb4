import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function NothingChosen() {
  return (
    <TextField
      select
      label="Allergy"
      defaultValue=""
      helperText="We pass it on to the kitchen."
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 200 }}
    >
      <MenuItem value="">None</MenuItem>
      <MenuItem value="nuts">Nuts</MenuItem>
      <MenuItem value="milk">Milk</MenuItem>
      <MenuItem value="gluten">Gluten</MenuItem>
    </TextField>
  );
}
