import { useState } from 'react';
import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './popover.css';

const initialNotices = [
  { id: 1, text: 'Jonas commented on “Jetty repair”', isNew: true },
  { id: 2, text: 'The crane is booked for Friday', isNew: true },
  { id: 3, text: 'Your berth is confirmed until May', isNew: false },
];

export default function NotificationsPopover() {
  const [notices, setNotices] = useState(initialNotices);
  const newCount = notices.filter(({ isNew }) => isNew).length;

  return (
    <Popover.Root>
      <Popover.Trigger className="button">
        Notifications{newCount > 0 && ` (${newCount} new)`}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popover-positioner" sideOffset={8} align="end">
          <Popover.Popup className="popover-popup">
            <Popover.Title className="popover-title">Notifications</Popover.Title>
            <ul className="popover-list">
              {notices.map(({ id, text, isNew }) => (
                <li key={id}>{isNew ? <strong>{text}</strong> : text}</li>
              ))}
            </ul>
            <div className="popover-row">
              <button
                type="button"
                className="button"
                onClick={() => setNotices(notices.map((notice) => ({ ...notice, isNew: false })))}
              >
                Mark all as read
              </button>
              <Popover.Close className="button">Close</Popover.Close>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
