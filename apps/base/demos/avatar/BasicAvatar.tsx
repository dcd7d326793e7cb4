import { Avatar } from '@base-ui/react/avatar';
import '../theme.css';
import './avatar.css';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="#cfe3dc" d="M0 0h44v44H0z"/><circle cx="22" cy="17" r="8" fill="#2f5d50"/><path fill="#2f5d50" d="M6 44a16 16 0 0 1 32 0z"/></svg>',
)}`;

export default function BasicAvatar() {
  return (
    <div className="avatar-row">
      <Avatar.Root className="avatar">
        <Avatar.Image className="avatar-image" src={drawing} alt="" />
        <Avatar.Fallback>MV</Avatar.Fallback>
      </Avatar.Root>
      Marit Vik
    </div>
  );
}
