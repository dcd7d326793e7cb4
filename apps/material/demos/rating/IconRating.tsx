import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function IconRating() {
  return (
    <Stack spacing={2}>
      <Rating name="small" size="small" defaultValue={2} />
      <Rating name="medium" defaultValue={2} />
      <Rating name="large" size="large" defaultValue={2} />
      <Rating
        name="hearts"
        defaultValue={4}
        icon={<Favorite fontSize="inherit" />}
        emptyIcon={<FavoriteBorder fontSize="inherit" />}
        getLabelText={(value) => (value === 1 ? '1 heart' : `${value} hearts`)}
        sx={{ '& .MuiRating-iconFilled': { color: 'error.main' } }}
      />
      <Rating name="disabled" disabled defaultValue={3} />
    </Stack>
  );
}
