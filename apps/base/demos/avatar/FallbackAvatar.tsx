import { Avatar } from '@base-ui/react/avatar';
import '../theme.css';
import './avatar.css';

export default function FallbackAvatar() {
  return (
    <div className="avatar-row">
      <Avatar.Root className="avatar avatar-large" role="img" aria-label="Jonas Lind">
        <Avatar.Fallback>JL</Avatar.Fallback>
      </Avatar.Root>
      <Avatar.Root className="avatar avatar-large" role="img" aria-label="Guest">
        <Avatar.Fallback>
          <svg viewBox="0 0 24 24" width="36" height="36" fill="currentColor" aria-hidden="true">
            <circle cx="12" cy="8" r="4" />
            <path d="M4 20a8 8 0 0 1 16 0z" />
          </svg>
        </Avatar.Fallback>
      </Avatar.Root>
    </div>
  );
}
