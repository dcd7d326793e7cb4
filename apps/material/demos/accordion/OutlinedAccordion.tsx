import ChevronRight from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const days = [
  { id: 'day1', title: 'Day 1: Bergen', text: 'Arrival and dinner at the harbor.' },
  { id: 'day2', title: 'Day 2: Fedje', text: 'Ferry at 9:15, lighthouse in the afternoon.' },
  { id: 'day3', title: 'Day 3: Free', text: '', disabled: true },
];

export default function OutlinedAccordion() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {days.map(({ id, title, text, disabled }) => (
        <Accordion
          key={id}
          disableGutters
          disabled={disabled}
          variant="outlined"
          square
          sx={{ '&:not(:last-child)': { borderBottom: 0 }, '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            expandIcon={<ChevronRight sx={{ '[dir=rtl] &': { scale: '-1 1' } }} />}
            id={`${id}-header`}
            aria-controls={`${id}-content`}
            sx={{
              flexDirection: 'row-reverse',
              gap: 1,
              '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': { rotate: '-90deg' },
            }}
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
