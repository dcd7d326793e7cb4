import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function ScopedCssBaselineExample() {
  return <ScopedCssBaseline>Scoped css baseline</ScopedCssBaseline>;
}
