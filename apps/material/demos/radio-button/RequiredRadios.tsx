import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RequiredRadios() {
  const id = useId();
  const [size, setSize] = useState('');
  const [help, setHelp] = useState(' ');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setHelp(size ? `Size ${size} is in your basket.` : 'Choose a size first.');
      }}
    >
      <FormControl error={help.startsWith('Choose')}>
        <FormLabel id={`${id}-label`} component="span">
          Size of the shirt
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          value={size}
          onChange={(_, value) => setSize(value)}
        >
          <FormControlLabel value="S" control={<Radio />} label="S" />
          <FormControlLabel value="M" control={<Radio />} label="M" />
          <FormControlLabel value="L" control={<Radio />} label="L" />
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {help}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined" sx={{ display: 'block', marginTop: 1 }}>
        Add to basket
      </Button>
    </form>
  );
}
