import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonExample() {
  return <Skeleton>Skeleton</Skeleton>;
}
