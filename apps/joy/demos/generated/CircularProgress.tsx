import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressExample() {
  return <CircularProgress aria-label="Circular progress" />;
}
