import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function CheckedInput() {
  const [value, setValue] = useState('AB-12');
  const [isBlurred, setBlurred] = useState(true);
  const wrong = isBlurred && !/^[A-Z]{2}-\d{4}$/.test(value);
  return (
    <FormControl error={wrong} sx={{ width: 280 }}>
      <FormLabel>Registration</FormLabel>
      <Input
        error={wrong}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onFocus={() => setBlurred(false)}
        onBlur={() => setBlurred(true)}
      />
      <FormHelperText sx={{ ...(wrong && { color: 'danger.plainColor' }) }}>
        {wrong ? 'Two capitals, a dash and four digits' : 'For example AB-1234'}
      </FormHelperText>
    </FormControl>
  );
}
