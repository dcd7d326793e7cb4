import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';

export default function AccordionDetailsExample() {
  return (
    <Accordion>
      <AccordionDetails>Accordion details</AccordionDetails>
    </Accordion>
  );
}
