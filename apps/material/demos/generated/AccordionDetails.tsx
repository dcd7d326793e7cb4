import AccordionDetails from '@mui/material/AccordionDetails';

export default function AccordionDetailsExample() {
  return <AccordionDetails>Accordion details</AccordionDetails>;
}
