import Divider from '@mui/joy/Divider';

export default function DividerExample() {
  return <Divider>Divider</Divider>;
}
