import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const options = ['Sauna', 'Boat', 'Dogs allowed'];

export default function FilterAccordion() {
  const [selected, setSelected] = useState<string[]>(['Boat']);

  return (
    <Accordion defaultExpanded sx={{ width: '100%', maxWidth: 360 }}>
      <AccordionSummary
        expandIcon={<ExpandMore />}
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
