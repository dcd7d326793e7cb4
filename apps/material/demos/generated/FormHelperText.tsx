import FormHelperText from '@mui/material/FormHelperText';

export default function FormHelperTextExample() {
  return <FormHelperText>Form helper text</FormHelperText>;
}
