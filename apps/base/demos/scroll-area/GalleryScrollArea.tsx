import { ScrollArea } from '@base-ui/react/scroll-area';
import '../theme.css';
import './scroll-area.css';

const photos = [
  { name: 'Jetty', hue: 200 },
  { name: 'Beech forest', hue: 95 },
  { name: 'Harbor lights', hue: 35 },
  { name: 'First snow', hue: 220 },
  { name: 'Heather', hue: 310 },
  { name: 'Brick kiln', hue: 15 },
];

export default function GalleryScrollArea() {
  return (
    <ScrollArea.Root className="scroll-gallery">
      <ScrollArea.Viewport className="scroll-gallery-viewport" role="region" aria-label="Photos">
        <ScrollArea.Content>
          <ul className="scroll-photos">
            {photos.map(({ name, hue }) => (
              <li key={name} className="scroll-photo">
                <div
                  className="scroll-picture"
                  style={{
                    background: `linear-gradient(hsl(${hue} 45% 70%) 55%, hsl(${hue} 40% 35%) 55%)`,
                  }}
                />
                {name}
              </li>
            ))}
          </ul>
        </ScrollArea.Content>
      </ScrollArea.Viewport>
      <ScrollArea.Scrollbar className="scroll-bar" orientation="horizontal">
        <ScrollArea.Thumb className="scroll-thumb" />
      </ScrollArea.Scrollbar>
    </ScrollArea.Root>
  );
}
