import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function PictureCard() {
  return (
    <Card variant="outlined" sx={{ width: 300 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <Box sx={{ background: 'linear-gradient(#9cc9ee 55%, #2d6a94 55%, #174766)' }} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          The bay in the morning
        </Typography>
        <Typography level="body-sm">Wind from the east, two to three.</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-xs">6:40</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-xs">11 degrees</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
