import Avatar from '@mui/joy/Avatar';

export default function AvatarExample() {
  return <Avatar>A</Avatar>;
}
