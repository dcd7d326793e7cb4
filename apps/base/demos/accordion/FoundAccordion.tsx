import { Accordion } from '@base-ui/react/accordion';
import '../theme.css';
import './accordion.css';

const rooms = [
  { id: 'reading', title: 'Reading room', text: 'Forty seats under a glass roof, and lockers.' },
  { id: 'piano', title: 'Piano room', text: 'A grand piano. An hour at a time, with a card.' },
  { id: 'print', title: 'Print shop', text: 'A letterpress from 1912, on Saturdays.' },
];

export default function FoundAccordion() {
  return (
    <Accordion.Root className="accordion" hiddenUntilFound>
      {rooms.map(({ id, title, text }) => (
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
  );
}
