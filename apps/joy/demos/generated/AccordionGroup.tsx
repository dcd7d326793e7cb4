import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';

export default function AccordionGroupExample() {
  return (
    <AccordionGroup>
      <Accordion>Accordion</Accordion>
      <Accordion>Accordion</Accordion>
      <Accordion>Accordion</Accordion>
    </AccordionGroup>
  );
}
