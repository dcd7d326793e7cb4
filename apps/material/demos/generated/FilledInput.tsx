import FilledInput from '@mui/material/FilledInput';

export default function FilledInputExample() {
  return <FilledInput placeholder="Filled input" />;
}
