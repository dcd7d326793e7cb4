import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedCssBaselineExample() {
  return <ScopedCssBaseline>Scoped css baseline</ScopedCssBaseline>;
}
