import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function BasicRadios() {
  return (
    <FormControl>
      <FormLabel>Berth</FormLabel>
      <RadioGroup name="berth" defaultValue="quay">
        <Radio value="quay" label="At the quay" />
        <Radio value="buoy" label="At a buoy" />
        <Radio value="dry" label="In the dry dock" disabled />
      </RadioGroup>
      <FormHelperText>The dry dock is taken until May</FormHelperText>
    </FormControl>
  );
}
