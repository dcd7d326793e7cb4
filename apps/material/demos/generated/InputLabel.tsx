import InputLabel from '@mui/material/InputLabel';

export default function InputLabelExample() {
  return <InputLabel>Input label</InputLabel>;
}
