import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseDetails() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <Collapse id={id} in={isOpen} collapsedSize={72}>
        <Typography>
          The mill stands at the lower end of the village. It was built in 1783, burned down twice,
          and was moved three meters uphill after the flood of 1954. Since 1988 it has been a
          museum, and on the first Sunday of the month the wheel turns again.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={
          <ExpandMore
            sx={{
              transform: isOpen ? 'rotate(180deg)' : 'none',
              transition: (theme) => theme.transitions.create('transform'),
            }}
          />
        }
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Button>
    </Box>
  );
}
