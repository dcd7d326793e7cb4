import InputBase from '@mui/material/InputBase';

export default function InputBaseExample() {
  return <InputBase placeholder="Input base" />;
}
