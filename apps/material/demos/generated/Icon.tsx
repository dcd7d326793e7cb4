import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';

export default function IconExample() {
  return (
    <Icon>
      <IconButton>Icon button</IconButton>
    </Icon>
  );
}
