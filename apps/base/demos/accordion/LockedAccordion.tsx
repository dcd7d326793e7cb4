import { Accordion } from '@base-ui/react/accordion';
import '../theme.css';
import './accordion.css';

const steps = [
  { id: 'books', title: '1. Choose books', text: 'Three novels and an atlas.', locked: false },
  {
    id: 'desk',
    title: '2. Choose a desk',
    text: 'Bring them to the desk at the door.',
    locked: false,
  },
  { id: 'pay', title: '3. Pay a fine (none is due)', text: 'Nothing to pay.', locked: true },
];

export default function LockedAccordion() {
  return (
    <Accordion.Root className="accordion" defaultValue={['desk']}>
      {steps.map(({ id, title, text, locked }) => (
        <Accordion.Item key={id} value={id} disabled={locked} className="accordion-item">
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
