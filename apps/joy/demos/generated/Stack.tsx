import Stack from '@mui/joy/Stack';

export default function StackExample() {
  return (
    <Stack>
      <div>One</div>
      <div>Two</div>
      <div>Three</div>
    </Stack>
  );
}
