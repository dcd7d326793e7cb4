import { Accordion } from '@base-ui/react/accordion';
import '../theme.css';
import styles from './accordion.module.css';

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
    <Accordion.Root className={styles.root} defaultValue={['card']}>
      {questions.map(({ id, title, text }) => (
        <Accordion.Item key={id} value={id} className={styles.item}>
          <Accordion.Header className={styles.header} render={<h2 />}>
            <Accordion.Trigger className={styles.trigger}>{title}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel className={styles.panel}>
            <p className={styles.text}>{text}</p>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
