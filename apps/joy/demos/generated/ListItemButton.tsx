import ListItemButton from '@mui/joy/ListItemButton';

export default function ListItemButtonExample() {
  return <ListItemButton>List item button</ListItemButton>;
}
