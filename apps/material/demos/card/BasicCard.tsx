import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card component="article" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Walk along the old wall
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Six kilometers, two hours, benches at every gate. Begins at the fish market.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" aria-label="Save: Walk along the old wall">
          Save
        </Button>
        <Button size="small" aria-label="Share: Walk along the old wall">
          Share
        </Button>
      </CardActions>
    </Card>
  );
}
