import { useState } from 'react';
import { Accordion } from '@base-ui/react/accordion';
import '../theme.css';
import './accordion.css';

const questions = [
  { id: 'hours', title: 'When are you open?', text: 'Daily from 9 to 20, Sundays until 16.' },
  { id: 'print', title: 'Can I print here?', text: 'Yes, in color on the second floor.' },
  { id: 'lost', title: 'I lost my card', text: 'A new card costs two euros at the desk.' },
  { id: 'guests', title: 'Can I bring guests?', text: 'Yes. Only borrowing needs a card.' },
];

export default function SearchAccordion() {
  const [query, setQuery] = useState('');
  const found = questions.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <div className="accordion-search">
      <input
        className="accordion-input"
        type="search"
        aria-label="Search questions"
        placeholder="Search questions"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <span role="status">{found.length} questions</span>
      <Accordion.Root className="accordion" multiple>
        {found.map(({ id, title, text }) => (
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
