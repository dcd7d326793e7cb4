import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function TruncatedText() {
  const [expanded, setExpanded] = useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h2" noWrap title="Harbor tour with the old fire boat">
          Harbor tour with the old fire boat
        </Typography>
        <Typography
          id="tour-text"
          variant="body2"
          sx={
            expanded
              ? undefined
              : {
                  display: '-webkit-box',
                  overflow: 'hidden',
                  WebkitBoxOrient: 'vertical',
                  WebkitLineClamp: 2,
                }
          }
        >
          The boat leaves at ten from the fish market and passes the shipyards, the island with the
          lighthouse and both bridges. Bring a jacket, because it’s windy on deck even in summer.
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={expanded}
          aria-controls="tour-text"
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show less' : 'Show more'}
        </Button>
      </CardActions>
    </Card>
  );
}
