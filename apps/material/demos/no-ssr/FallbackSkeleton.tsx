import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function ScreenSize() {
  return (
    <Typography variant="h5" component="p">
      {window.screen.width} × {window.screen.height}
    </Typography>
  );
}

export default function FallbackSkeleton() {
  return (
    <Card variant="outlined" sx={{ width: 240 }}>
      <CardContent>
        <Typography variant="body2" color="textSecondary">
          Your screen
        </Typography>
        <NoSsr
          fallback={
            <Typography variant="h5" component="p" aria-hidden>
              <Skeleton />
            </Typography>
          }
        >
          <ScreenSize />
        </NoSsr>
      </CardContent>
    </Card>
  );
}
