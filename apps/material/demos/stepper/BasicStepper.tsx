import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Route', 'Seats', 'Payment'];

export default function BasicStepper() {
  const [activeStep, setActiveStep] = useState(0);
  const isDone = activeStep === steps.length;

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
      <Stepper activeStep={activeStep}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {isDone
          ? 'Your tickets are booked.'
          : `Step ${activeStep + 1} of ${steps.length}: ${steps[activeStep]}`}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
          Back
        </Button>
        <Button variant="contained" onClick={() => setActiveStep(isDone ? 0 : activeStep + 1)}>
          {isDone ? 'Start again' : activeStep === steps.length - 1 ? 'Book' : 'Next'}
        </Button>
      </Stack>
    </Stack>
  );
}
