import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function RecipeCard() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isFavorite, setFavorite] = useState(false);

  return (
    <Card component="article" variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        title="Leek and potato soup"
        subheader="35 minutes, four servings"
        slotProps={{ title: { component: 'h3', variant: 'h6' } }}
        action={
          <IconButton
            aria-label="Favorite"
            aria-pressed={isFavorite}
            onClick={() => setFavorite(!isFavorite)}
          >
            {isFavorite ? <Favorite color="error" /> : <FavoriteBorder />}
          </IconButton>
        }
      />
      <CardContent sx={{ py: 0 }}>
        <Typography>Two leeks, four potatoes, one onion, a liter of stock.</Typography>
      </CardContent>
      <CardActions>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        >
          Steps
        </Button>
      </CardActions>
      <Collapse id={id} in={isOpen}>
        <CardContent>
          <Typography component="ol" sx={{ m: 0, paddingInlineStart: 3 }}>
            <li>Fry the onion and the leeks for ten minutes.</li>
            <li>Add potatoes and stock, and simmer for 20 minutes.</li>
            <li>Blend half of it, and season.</li>
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
