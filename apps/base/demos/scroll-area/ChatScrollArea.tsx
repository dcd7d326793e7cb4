import { useEffect, useRef, useState } from 'react';
import { ScrollArea } from '@base-ui/react/scroll-area';
import '../theme.css';
import './scroll-area.css';

const initialMessages = [
  { id: 1, text: 'Is the workshop open tomorrow?', isOwn: false },
  { id: 2, text: 'Yes, from ten.', isOwn: true },
  { id: 3, text: 'Great. I need an hour at the lathe.', isOwn: false },
  { id: 4, text: 'The lathe is free until noon.', isOwn: true },
  { id: 5, text: 'Then I’ll be there at ten.', isOwn: false },
];

export default function ChatScrollArea() {
  const [messages, setMessages] = useState(initialMessages);
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
  }, [messages]);

  return (
    <div className="scroll-tools">
      <ScrollArea.Root className="scroll">
        <ScrollArea.Viewport
          ref={viewport}
          className="scroll-viewport"
          role="log"
          aria-label="Messages"
        >
          <ScrollArea.Content className="scroll-content">
            <ul className="scroll-messages">
              {messages.map(({ id, text, isOwn }) => (
                <li key={id} className={isOwn ? 'scroll-own' : undefined}>
                  {text}
                </li>
              ))}
            </ul>
          </ScrollArea.Content>
        </ScrollArea.Viewport>
        <ScrollArea.Scrollbar className="scroll-bar">
          <ScrollArea.Thumb className="scroll-thumb" />
        </ScrollArea.Scrollbar>
      </ScrollArea.Root>
      <form
        className="scroll-form"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('text'));
          setMessages([...messages, { id: messages.length + 1, text, isOwn: true }]);
          event.currentTarget.reset();
        }}
      >
        <input className="scroll-input" name="text" aria-label="Message" required />
        <button type="submit" className="button">
          Send
        </button>
      </form>
    </div>
  );
}
