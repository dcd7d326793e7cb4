import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function HorizontalCard() {
  return (
    <Card orientation="horizontal" variant="soft" sx={{ width: 340, maxWidth: '100%' }}>
      <Avatar variant="solid" aria-hidden>
        MK
      </Avatar>
      <CardContent>
        <Typography level="title-md" component="h3">
          Mirjam Kuiper
        </Typography>
        <Typography level="body-sm" textColor="text.primary">
          Repairs sails
        </Typography>
        <CardActions buttonFlex="1">
          <Button variant="outlined" color="neutral">
            Call
          </Button>
          <Button>Write</Button>
        </CardActions>
      </CardContent>
    </Card>
  );
}
