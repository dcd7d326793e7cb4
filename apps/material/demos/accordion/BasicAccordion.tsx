import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const questions = [
  {
    id: 'luggage',
    title: 'How much luggage can I bring?',
    text: 'Two suitcases and one small bag per person.',
  },
  {
    id: 'bicycle',
    title: 'Can I take my bicycle?',
    text: 'Yes, free of charge, as long as there’s room on deck.',
  },
  {
    id: 'cancel',
    title: 'Can I cancel my ticket?',
    text: 'You can cancel up to 24 hours before departure.',
  },
];

export default function BasicAccordion() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {questions.map(({ id, title, text }) => (
        <Accordion key={id} slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-header`}
            aria-controls={`${id}-content`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
