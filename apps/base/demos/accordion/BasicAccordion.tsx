import { Accordion } from '@base-ui/react/accordion';
import '../theme.css';
import './accordion.css';

const questions = [
  {
    id: 'card',
    title: 'How do I get a card?',
    text: 'Bring a letter with your address to the desk.',
  },
  {
    id: 'time',
    title: 'How long may I keep a book?',
    text: 'Four weeks, and four more if nobody waits for it.',
  },
  {
    id: 'fine',
    title: 'What if I am late?',
    text: 'Nothing in the first week. Then twenty cents a day.',
  },
];

export default function BasicAccordion() {
  return (
    <Accordion.Root className="accordion" defaultValue={['card']}>
      {questions.map(({ id, title, text }) => (
        <Accordion.Item key={id} value={id} className="accordion-item">
          <Accordion.Header className="accordion-header" render={<h2 />}>
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
