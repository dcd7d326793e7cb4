import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['h4', 'h6', 'body1', 'caption'] as const;

export default function InferredSkeleton() {
  return (
    <Stack direction="row" spacing={4}>
      <Stack sx={{ width: 160 }}>
        {variants.map((variant) => (
          <Typography key={variant} component="div" variant={variant}>
            <Skeleton />
          </Typography>
        ))}
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Skeleton component="div" variant="circular">
          <Avatar />
        </Skeleton>
        <Skeleton variant="rounded">
          <Button>Book now</Button>
        </Skeleton>
      </Stack>
    </Stack>
  );
}
