import { ScrollArea } from '@base-ui/react/scroll-area';
import '../theme.css';
import './scroll-area.css';

const stops = [
  'Harbor',
  'Fish Market',
  'Town Hall',
  'Library',
  'Botanic Garden',
  'University',
  'Old Mill',
  'Stadium',
  'Hospital',
  'Airport',
];

export default function OverlayScrollArea() {
  return (
    <ScrollArea.Root className="scroll">
      <ScrollArea.Viewport
        className="scroll-viewport scroll-fade"
        role="region"
        aria-label="Stops of line 3"
      >
        <ScrollArea.Content className="scroll-content">
          <ol className="scroll-list">
            {stops.map((stop) => (
              <li key={stop}>{stop}</li>
            ))}
          </ol>
        </ScrollArea.Content>
      </ScrollArea.Viewport>
      <ScrollArea.Scrollbar className="scroll-bar scroll-bar-overlay">
        <ScrollArea.Thumb className="scroll-thumb" />
      </ScrollArea.Scrollbar>
    </ScrollArea.Root>
  );
}
