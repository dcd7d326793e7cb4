import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const extend = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            variants: [
              { props: { variant: 'dashed' }, style: { border: '2px dashed currentColor' } },
              { props: { size: 'large' }, style: { borderRadius: 24 } },
            ],
          },
        },
      },
    },
  });

export default function ComponentVariants() {
  return (
    <ThemeProvider theme={extend}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="dashed">Dashed</Button>
        <Button variant="dashed" size="large">
          Dashed and large
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
