import IconButton from '@mui/material/IconButton';

export default function IconButtonExample() {
  return <IconButton>Icon button</IconButton>;
}
