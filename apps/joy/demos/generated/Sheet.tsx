import Sheet from '@mui/joy/Sheet';

export default function SheetExample() {
  return <Sheet>Sheet</Sheet>;
}
