import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const cabins = [
  { name: 'Pine Cabin', rating: 4.5, reviews: 212 },
  { name: 'Boathouse', rating: 3.5, reviews: 47 },
];

export default function ReadOnlyRating() {
  return (
    <Stack spacing={2}>
      {cabins.map(({ name, rating, reviews }) => (
        <div key={name}>
          <Typography>{name}</Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Rating
              readOnly
              value={rating}
              precision={0.5}
              getLabelText={(value) => `Rated ${value} of 5`}
            />
            <Typography variant="body2">({reviews})</Typography>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
