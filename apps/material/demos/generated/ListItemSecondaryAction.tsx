import ListItemSecondaryAction from '@mui/material/ListItemSecondaryAction';

export default function ListItemSecondaryActionExample() {
  return <ListItemSecondaryAction>List item secondary action</ListItemSecondaryAction>;
}
