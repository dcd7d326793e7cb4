import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';

export default function CardWithMedia() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardHeader
        avatar={<Avatar aria-hidden>L</Avatar>}
        title="Lena Brandt"
        subheader="May 4, on the ferry"
      />
      <CardMedia
        component="svg"
        viewBox="0 0 320 140"
        role="img"
        aria-label="Two hills behind a calm sea"
      >
        <rect width="320" height="140" fill="#cfe3f1" />
        <path d="M0 90 90 40l80 50 70-36 80 36v50H0z" fill="#5b7f95" />
        <rect y="96" width="320" height="44" fill="#2f6690" />
      </CardMedia>
      <CardContent>Clear enough to see both islands.</CardContent>
    </Card>
  );
}
