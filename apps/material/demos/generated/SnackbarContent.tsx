import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarContentExample() {
  return <SnackbarContent />;
}
