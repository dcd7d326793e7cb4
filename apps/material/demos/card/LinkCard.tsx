import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const talks = [
  { id: 'maps', title: 'Maps before satellites', place: 'Hall 2, 10:30' },
  { id: 'tides', title: 'How tides are predicted', place: 'Hall 1, 11:15' },
];

export default function LinkCard() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {talks.map(({ id, title, place }) => (
        <Card key={id} variant="outlined" sx={{ width: 220 }}>
          <CardActionArea href="#a-card-that-is-a-link">
            <CardContent>
              <Typography component="h3" variant="subtitle1">
                {title}
              </Typography>
              <Typography component="p" variant="body2" color="textSecondary">
                {place}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
