import OutlinedInput from '@mui/material/OutlinedInput';

export default function OutlinedInputExample() {
  return <OutlinedInput placeholder="Outlined input" />;
}
