import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressExample() {
  return <LinearProgress aria-label="Linear progress" />;
}
