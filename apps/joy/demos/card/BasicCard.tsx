import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 300 }}>
      <CardContent>
        <Typography level="title-md" component="h2">
          Seagull
        </Typography>
        <Typography level="body-sm">A gaff cutter from 1911, twelve meters long.</Typography>
      </CardContent>
    </Card>
  );
}
