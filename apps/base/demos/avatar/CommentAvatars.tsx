import { Avatar } from '@base-ui/react/avatar';
import '../theme.css';
import './avatar.css';

const comments = [
  {
    initials: 'JL',
    name: 'Jonas Lind',
    date: 'May 3',
    text: 'The mast is up. Who can sail on Sunday?',
  },
  { initials: 'AB', name: 'Ana Beck', date: 'May 4', text: 'I can, if we’re back by four.' },
];

export default function CommentAvatars() {
  return (
    <ul className="avatar-comments">
      {comments.map(({ initials, name, date, text }) => (
        <li key={name} className="avatar-comment">
          <Avatar.Root className="avatar" aria-hidden>
            <Avatar.Fallback>{initials}</Avatar.Fallback>
          </Avatar.Root>
          <div>
            <strong>{name}</strong> <small>{date}</small>
            <p className="avatar-text">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
