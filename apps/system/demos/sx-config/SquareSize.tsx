import { handleBreakpoints } from '@mui/system';
import Box from '@mui/system/Box';
import createTheme, { type Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

interface SquareProps {
  square?: number;
  theme?: Theme;
}

const { unstable_sxConfig } = createTheme({
  unstable_sxConfig: {
    square: {
      style: (props: SquareProps) =>
        handleBreakpoints(props, props.square, (units: number) => ({
          width: props.theme?.spacing(units),
          height: props.theme?.spacing(units),
        })),
    },
  },
});

export default function SquareSize() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, unstable_sxConfig })}>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
        <Box sx={{ square: 6, bgcolor: 'primary.main' }} />
        <Box sx={{ square: { xs: 8, sm: 12 }, bgcolor: 'secondary.main' }} />
      </Box>
    </ThemeProvider>
  );
}
