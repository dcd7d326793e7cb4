import ListItemIcon from '@mui/material/ListItemIcon';

export default function ListItemIconExample() {
  return <ListItemIcon>List item icon</ListItemIcon>;
}
