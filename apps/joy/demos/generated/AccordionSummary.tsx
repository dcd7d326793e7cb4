import Accordion from '@mui/joy/Accordion';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionSummaryExample() {
  return (
    <Accordion>
      <AccordionSummary>Accordion summary</AccordionSummary>
    </Accordion>
  );
}
