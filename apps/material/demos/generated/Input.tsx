import Input from '@mui/material/Input';

export default function InputExample() {
  return <Input placeholder="Input" />;
}
