import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function GroupedSelect() {
  return (
    <TextField select label="Platform" defaultValue="2" sx={{ minWidth: 200 }}>
      <ListSubheader>Upper level</ListSubheader>
      <MenuItem value="1">Platform 1</MenuItem>
      <MenuItem value="2">Platform 2</MenuItem>
      <ListSubheader>Lower level</ListSubheader>
      <MenuItem value="21">Platform 21</MenuItem>
      <MenuItem value="22" disabled>
        Platform 22 (closed)
      </MenuItem>
    </TextField>
  );
}
