import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupExample() {
  return (
    <AvatarGroup>
      <Avatar>A</Avatar>
      <Avatar>A</Avatar>
      <Avatar>A</Avatar>
    </AvatarGroup>
  );
}
