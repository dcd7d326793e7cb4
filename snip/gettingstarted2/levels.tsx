import Button from '@mui/material/Button';
import { createTheme, styled } from '@mui/material/styles';

// 1. This one.
export const wide = <Button sx={{ minWidth: 160, marginTop: 2 }}>Continue</Button>;

// 2. All of this kind.
export const RoundButton = styled(Button)({ borderRadius: 20 });

// 3. All there are.
export const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none' } },
    },
  },
});
