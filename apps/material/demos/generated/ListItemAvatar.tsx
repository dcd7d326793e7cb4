import ListItemAvatar from '@mui/material/ListItemAvatar';

export default function ListItemAvatarExample() {
  return <ListItemAvatar>List item avatar</ListItemAvatar>;
}
