import { useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';

const ExpandIcon = createSvgIcon(
  <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />,
  'Expand',
);

const options = ['Sauna', 'Boat', 'Dogs allowed'];

export default function FilterAccordion() {
  const [selected, setSelected] = useState<string[]>(['Boat']);

  return (
    <Accordion defaultExpanded sx={{ width: '100%', maxWidth: 360 }}>
      <AccordionSummary
        expandIcon={<ExpandIcon />}
        id="filter-header"
        aria-controls="filter-content"
      >
        <Typography component="span">
          Equipment{selected.length > 0 && ` (${selected.length})`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <FormGroup>
          {options.map((option) => (
            <FormControlLabel
              key={option}
              label={option}
              control={
                <Checkbox
                  checked={selected.includes(option)}
                  onChange={(_, checked) =>
                    setSelected(
                      checked
                        ? [...selected, option]
                        : selected.filter((other) => other !== option),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </AccordionDetails>
      <AccordionActions>
        <Button disabled={selected.length === 0} onClick={() => setSelected([])}>
          Clear
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
