import { Avatar } from '@base-ui/react/avatar';
import '../theme.css';
import './avatar.css';

const crew = [
  { initials: 'MV', name: 'Marit Vik' },
  { initials: 'JL', name: 'Jonas Lind' },
  { initials: 'AB', name: 'Ana Beck' },
];

export default function StackedAvatars() {
  return (
    <ul className="avatar-stack" aria-label="Crew">
      {crew.map(({ initials, name }) => (
        <li key={name}>
          <Avatar.Root className="avatar" role="img" aria-label={name}>
            <Avatar.Fallback>{initials}</Avatar.Fallback>
          </Avatar.Root>
        </li>
      ))}
      <li>
        <Avatar.Root className="avatar" role="img" aria-label="Four more">
          <Avatar.Fallback>+4</Avatar.Fallback>
        </Avatar.Root>
      </li>
    </ul>
  );
}
