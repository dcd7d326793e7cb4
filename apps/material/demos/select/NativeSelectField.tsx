import TextField from '@mui/material/TextField';

export default function NativeSelectField() {
  return (
    <TextField
      select
      label="Month"
      defaultValue="05"
      slotProps={{ select: { native: true } }}
      sx={{ minWidth: 200 }}
    >
      <optgroup label="Spring">
        <option value="04">April</option>
        <option value="05">May</option>
      </optgroup>
      <optgroup label="Summer">
        <option value="06">June</option>
        <option value="07">July</option>
      </optgroup>
    </TextField>
  );
}
