import { ScrollArea } from '@base-ui/react/scroll-area';
import '../theme.css';
import './scroll-area.css';

const sections = [
  ['Arrival', 'The keys are in the box next to the door. You get the code on the day of arrival.'],
  ['Heating', 'The stove takes wood only. You can find logs in the shed behind the cabin.'],
  ['Water', 'The water comes from the well. Boil it before you drink it.'],
  ['Departure', 'Close the shutters, put out the fire, and take your garbage with you.'],
];

export default function BasicScrollArea() {
  return (
    <ScrollArea.Root className="scroll">
      <ScrollArea.Viewport className="scroll-viewport" role="region" aria-label="House rules">
        <ScrollArea.Content className="scroll-content">
          {sections.map(([title, text]) => (
            <div key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          ))}
        </ScrollArea.Content>
      </ScrollArea.Viewport>
      <ScrollArea.Scrollbar className="scroll-bar">
        <ScrollArea.Thumb className="scroll-thumb" />
      </ScrollArea.Scrollbar>
    </ScrollArea.Root>
  );
}
