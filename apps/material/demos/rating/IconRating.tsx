import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const heart =
  'M12 20.5C5 15 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.2-9 11.7z';

const HeartIcon = createSvgIcon(<path d={heart} />, 'Heart');
const EmptyHeartIcon = createSvgIcon(
  <path d={heart} fill="none" stroke="currentColor" strokeWidth="2" />,
  'EmptyHeart',
);

export default function IconRating() {
  return (
    <Stack spacing={2}>
      <Rating name="small" size="small" defaultValue={2} />
      <Rating name="medium" defaultValue={2} />
      <Rating name="large" size="large" defaultValue={2} />
      <Rating
        name="hearts"
        defaultValue={4}
        icon={<HeartIcon fontSize="inherit" />}
        emptyIcon={<EmptyHeartIcon fontSize="inherit" />}
        getLabelText={(value) => (value === 1 ? '1 heart' : `${value} hearts`)}
        sx={{ '& .MuiRating-iconFilled': { color: 'error.main' } }}
      />
      <Rating name="disabled" disabled defaultValue={3} />
    </Stack>
  );
}
