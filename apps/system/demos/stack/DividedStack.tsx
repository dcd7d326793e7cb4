import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function DividedStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={
        <Box aria-hidden="true" sx={{ borderInlineStart: '1px solid', borderColor: 'divider' }} />
      }
    >
      <Box>12 km</Box>
      <Box>640 m up</Box>
      <Box>4 hours</Box>
    </Stack>
  );
}
