import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withPills = (outer: Theme): Theme => ({
  ...outer,
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          textTransform: 'none',
          variants: [{ props: { size: 'large' }, style: { paddingInline: 40 } }],
        },
      },
    },
  },
});

export default function ComponentsInTheme() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button>Outer theme</Button>
      <ThemeProvider theme={withPills}>
        <Button>Inner theme</Button>
        <Button size="large">Large</Button>
        <Button variant="outlined">Outlined by a prop</Button>
      </ThemeProvider>
    </Stack>
  );
}
