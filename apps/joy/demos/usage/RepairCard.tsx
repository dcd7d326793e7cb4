import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function RepairCard() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <Chip variant="soft" color="warning" size="sm">
        Waiting for parts
      </Chip>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Rear wheel
        </Typography>
        <Typography level="body-sm">Two spokes and a new tire, ready on Thursday.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="plain" color="neutral">
          Call the customer
        </Button>
        <Button>Mark as done</Button>
      </CardActions>
    </Card>
  );
}
