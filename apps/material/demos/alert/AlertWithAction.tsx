import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

export default function AlertWithAction() {
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small">
          Renew
        </Button>
      }
    >
      <AlertTitle>Your library card expires on June 3</AlertTitle>
      You can keep the books that you have borrowed until then.
    </Alert>
  );
}
