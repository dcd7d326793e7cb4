import Box from '@mui/joy/Box';

export default function BoxExample() {
  return <Box>Box</Box>;
}
