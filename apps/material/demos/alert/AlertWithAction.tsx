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
      <AlertTitle>Your library card ends on 3 June</AlertTitle>
      Books that you have lent can be kept until then.
    </Alert>
  );
}
