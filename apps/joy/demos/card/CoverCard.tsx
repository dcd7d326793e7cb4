import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CoverCard() {
  return (
    <Card sx={{ width: 300, minHeight: 180 }}>
      <CardCover>
        <Box
          sx={{ background: 'radial-gradient(circle at 75% 25%, #f6d58a, #7a4b6b 30%, #1d1f3b)' }}
        />
      </CardCover>
      <CardCover sx={{ background: 'linear-gradient(transparent 30%, rgb(0 0 0 / 0.7))' }} />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" component="h3" textColor="#fff">
          Midsummer night
        </Typography>
        <Typography level="body-sm" textColor="#fff">
          The quay is open until two.
        </Typography>
      </CardContent>
    </Card>
  );
}
