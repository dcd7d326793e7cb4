import Checkbox from '@mui/material/Checkbox';
import SvgIcon from '@mui/material/SvgIcon';

const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

function Star({ filled = false }: { filled?: boolean }) {
  return (
    <SvgIcon>
      <path d={star} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" />
    </SvgIcon>
  );
}

export default function FavoriteCheckbox() {
  return (
    <Checkbox
      defaultChecked
      color="warning"
      icon={<Star />}
      checkedIcon={<Star filled />}
      slotProps={{ input: { 'aria-label': 'Favorite recipe' } }}
    />
  );
}
