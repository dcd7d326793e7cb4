import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { responsiveFontSizes, ThemeProvider, type Theme } from '@mui/material/styles';

const withResponsiveSizes = (outer: Theme) => responsiveFontSizes(outer, { factor: 3 });

export default function FluidHeadings() {
  return (
    <ThemeProvider theme={withResponsiveSizes}>
      <Stack spacing={1}>
        <Typography variant="h3" component="p">
          Harbor festival
        </Typography>
        <Typography variant="h5" component="p">
          Saturday, June 12
        </Typography>
        <Typography>Text of 1rem and less keeps its size.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
