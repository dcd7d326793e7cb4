import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const sections = [
  { id: 'profile', title: 'Profile', note: 'Ines Berg', text: 'Your name and your picture.' },
  { id: 'privacy', title: 'Privacy', note: 'Friends only', text: 'Who can see your trips.' },
  { id: 'payment', title: 'Payment', note: 'Visa ending in 42', text: 'Your cards and invoices.' },
];

export default function ControlledAccordion() {
  const [openId, setOpenId] = useState<string | null>('profile');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {sections.map(({ id, title, note, text }) => (
        <Accordion
          key={id}
          expanded={openId === id}
          onChange={(_, isExpanded) => setOpenId(isExpanded ? id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`settings-${id}-header`}
            aria-controls={`settings-${id}-content`}
          >
            <Typography component="span" sx={{ flex: '0 0 35%' }}>
              {title}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
