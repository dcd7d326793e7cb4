import { useEffect, useRef, useState } from 'react';
import { Button } from '@base-ui/react/button';
import { ScrollArea } from '@base-ui/react/scroll-area';
import '../theme.css';
import './scroll-area.css';

const first = ['Installing packages', 'Compiling styles', 'Rendering 212 pages', 'Checking links'];

export default function LogScrollArea() {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState([...first, ...first]);

  useEffect(() => {
    const viewport = viewportRef.current;
    viewport?.scrollTo({ top: viewport.scrollHeight });
  }, [lines]);

  return (
    <div className="scroll-tools">
      <ScrollArea.Root className="scroll">
        <ScrollArea.Viewport
          ref={viewportRef}
          className="scroll-viewport"
          role="log"
          aria-label="Build log"
        >
          <ScrollArea.Content className="scroll-content">
            {lines.map((line, index) => (
              <p key={index}>
                {index + 1}. {line}
              </p>
            ))}
          </ScrollArea.Content>
        </ScrollArea.Viewport>
        <ScrollArea.Scrollbar className="scroll-bar">
          <ScrollArea.Thumb className="scroll-thumb" />
        </ScrollArea.Scrollbar>
      </ScrollArea.Root>
      <Button
        className="button"
        onClick={() => setLines([...lines, first[lines.length % first.length] ?? ''])}
      >
        Add line
      </Button>
    </div>
  );
}
