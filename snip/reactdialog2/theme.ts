import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  components: {
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'xs' },
      styleOverrides: { paper: { borderRadius: 12 } },
    },
    MuiDialogActions: {
      styleOverrides: { root: { padding: 16 } },
    },
  },
});
