import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

const messages = [
  { id: 1, subject: 'Keys for the boathouse', isUnread: true },
  { id: 2, subject: 'Minutes of the meeting', isUnread: false },
  { id: 3, subject: 'Regatta: volunteers wanted', isUnread: true },
];

export default function UnreadToggle() {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const shown = messages.filter(({ isUnread }) => isUnread || !onlyUnread);

  return (
    <div>
      <Toggle className="toggle toggle-alone" pressed={onlyUnread} onPressedChange={setOnlyUnread}>
        Only unread
      </Toggle>
      <ul className="toggle-list" aria-live="polite">
        {shown.map(({ id, subject, isUnread }) => (
          <li key={id}>{isUnread ? <strong>{subject}</strong> : subject}</li>
        ))}
      </ul>
    </div>
  );
}
