import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sections = [
  { name: 'contact', title: 'Contact', label: 'Email', autoComplete: 'email' },
  {
    name: 'delivery',
    title: 'Delivery',
    label: 'Street and number',
    autoComplete: 'address-line1',
  },
  { name: 'gift', title: 'Gift card', label: 'Text on the card', autoComplete: 'off' },
];

export default function OrderAccordion() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [open, setOpen] = useState<string | null>('contact');

  const isFilled = (name: string) => Boolean(values[name]?.trim());
  const isComplete = sections.every(({ name }) => isFilled(name));

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {sections.map(({ name, title, label, autoComplete }, index) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, isExpanded) => setOpen(isExpanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`order-${name}-header`}
            aria-controls={`order-${name}-content`}
          >
            <Typography component="span" sx={{ flexGrow: 1 }}>
              {title}
            </Typography>
            {isFilled(name) && <CheckCircle color="success" titleAccess="Complete" />}
          </AccordionSummary>
          <AccordionDetails>
            <TextField
              fullWidth
              label={label}
              autoComplete={autoComplete}
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </AccordionDetails>
          <AccordionActions>
            <Button onClick={() => setOpen(sections[index + 1]?.name ?? null)}>
              {index === sections.length - 1 ? 'Done' : 'Next'}
            </Button>
          </AccordionActions>
        </Accordion>
      ))}
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {isComplete ? 'The order is complete.' : 'Fill in all sections to order.'}
      </Typography>
    </Box>
  );
}
