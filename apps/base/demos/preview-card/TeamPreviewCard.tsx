import { PreviewCard } from '@base-ui/react/preview-card';
import '../theme.css';
import '../avatar/avatar.css';
import './preview-card.css';

interface Person {
  name: string;
  initials: string;
  role: string;
}

const people: Person[] = [
  { name: 'Ines Berg', initials: 'IB', role: 'Harbor master, in Bergen' },
  { name: 'Olav Lund', initials: 'OL', role: 'Pilot, on leave until May 4' },
  { name: 'Siri Moen', initials: 'SM', role: 'Engineer, on call this week' },
];

const personCard = PreviewCard.createHandle<Person>();

export default function TeamPreviewCard() {
  return (
    <>
      <ul className="preview-list">
        {people.map((person) => (
          <li key={person.name}>
            <PreviewCard.Trigger
              className="preview-link"
              href="#several-links"
              handle={personCard}
              payload={person}
            >
              {person.name}
            </PreviewCard.Trigger>
          </li>
        ))}
      </ul>
      <PreviewCard.Root handle={personCard}>
        {({ payload }) => (
          <PreviewCard.Portal>
            <PreviewCard.Positioner className="preview-positioner" sideOffset={8} align="start">
              <PreviewCard.Popup className="preview-popup">
                <div className="avatar-row">
                  <span className="avatar" aria-hidden="true">
                    {payload?.initials}
                  </span>
                  <div>
                    <p className="preview-title">{payload?.name}</p>
                    <p className="preview-note">{payload?.role}</p>
                  </div>
                </div>
              </PreviewCard.Popup>
            </PreviewCard.Positioner>
          </PreviewCard.Portal>
        )}
      </PreviewCard.Root>
    </>
  );
}
