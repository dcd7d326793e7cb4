import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Checkbox from '@mui/material/Checkbox';

export default function FavoriteCheckbox() {
  return (
    <Checkbox
      defaultChecked
      color="warning"
      icon={<StarBorder />}
      checkedIcon={<Star />}
      slotProps={{ input: { 'aria-label': 'Favorite recipe' } }}
    />
  );
}
