import { Accordion } from '@base-ui/react/accordion';
import '../tailwind.css';

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
    <Accordion.Root
      className="box-content w-[min(440px,100%)] rounded-lg border border-line text-[0.9375rem] text-ink"
      defaultValue={['card']}
    >
      {questions.map(({ id, title, text }) => (
        <Accordion.Item key={id} value={id} className="border-line not-first:border-t">
          <Accordion.Header render={<h2 />}>
            <Accordion.Trigger className="flex w-full cursor-pointer justify-between gap-3 rounded-lg px-4 py-3 text-start font-medium after:content-['+'/''] hover:bg-wash focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-panel-open:after:content-['−'/'']">
              {title}
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-160 data-ending-style:h-0 data-starting-style:h-0 motion-reduce:transition-none">
            <p className="px-4 pb-4 text-ink-soft">{text}</p>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
