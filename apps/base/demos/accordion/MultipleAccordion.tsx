import { useState } from 'react';
import { Accordion } from '@base-ui/react/accordion';
import '../theme.css';
import './accordion.css';

const floors = [
  { id: 'ground', title: 'Ground floor', text: 'Newspapers, children’s books, the café.' },
  { id: 'first', title: 'First floor', text: 'Novels, poetry, and a quiet room.' },
  { id: 'second', title: 'Second floor', text: 'Maps and music. Ask for a key.' },
];

export default function MultipleAccordion() {
  const [open, setOpen] = useState(['ground']);
  return (
    <div className="accordion-search">
      <div className="accordion-tools">
        <button
          type="button"
          className="button"
          onClick={() => setOpen(floors.map(({ id }) => id))}
        >
          Open all
        </button>
        <button type="button" className="button" onClick={() => setOpen([])}>
          Close all
        </button>
      </div>
      <Accordion.Root className="accordion" multiple value={open} onValueChange={setOpen}>
        {floors.map(({ id, title, text }) => (
          <Accordion.Item key={id} value={id} className="accordion-item">
            <Accordion.Header className="accordion-header">
              <Accordion.Trigger className="accordion-trigger">{title}</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Panel className="accordion-panel">
              <p className="accordion-text">{text}</p>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </div>
  );
}
