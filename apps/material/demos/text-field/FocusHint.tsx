import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function FocusHelperText() {
  const formControl = useFormControl();
  const text = formControl?.focused ? 'Include the country code.' : 'For the courier';
  return <FormHelperText id="focus-hint-help">{text}</FormHelperText>;
}

export default function FocusHint() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor="focus-hint">Phone</InputLabel>
      <OutlinedInput
        id="focus-hint"
        label="Phone"
        type="tel"
        autoComplete="tel"
        aria-describedby="focus-hint-help"
      />
      <FocusHelperText />
    </FormControl>
  );
}
