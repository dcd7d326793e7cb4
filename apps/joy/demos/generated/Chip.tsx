import Chip from '@mui/joy/Chip';

export default function ChipExample() {
  return <Chip>Chip</Chip>;
}
