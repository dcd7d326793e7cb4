import FormControl from '@mui/material/FormControl';

export default function FormControlExample() {
  return <FormControl>Form control</FormControl>;
}
