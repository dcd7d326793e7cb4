import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function BasicSkeleton() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280 }}>
      <Skeleton variant="text" sx={{ fontSize: '1.25rem' }} />
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="rectangular" height={60} />
      <Skeleton variant="rounded" height={60} />
    </Stack>
  );
}
