import Typography from '@mui/joy/Typography';

export default function TypographyExample() {
  return <Typography>Typography</Typography>;
}
