import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipDeleteExample() {
  return <ChipDelete>Chip delete</ChipDelete>;
}
