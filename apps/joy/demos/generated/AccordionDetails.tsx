import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDetailsExample() {
  return (
    <Accordion>
      <AccordionSummary>Accordion summary</AccordionSummary>
      <AccordionDetails>Accordion details</AccordionDetails>
    </Accordion>
  );
}
