import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadios() {
  return (
    <FormControl>
      <FormLabel id="seat-label" component="span">
        Seat
      </FormLabel>
      <RadioGroup aria-labelledby="seat-label" name="seat" defaultValue="window">
        <FormControlLabel value="window" control={<Radio />} label="At the window" />
        <FormControlLabel value="aisle" control={<Radio />} label="At the aisle" />
        <FormControlLabel value="any" control={<Radio />} label="No preference" />
      </RadioGroup>
    </FormControl>
  );
}
