import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Photos', 'Text', 'Price'];

export default function NonLinearStepper() {
  const [activeStep, setActiveStep] = useState(0);
  const [completed, setCompleted] = useState<string[]>([]);
  const current = steps[activeStep] ?? '';

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
      <Stepper nonLinear activeStep={activeStep}>
        {steps.map((label, index) => (
          <Step key={label} completed={completed.includes(label)}>
            <StepButton onClick={() => setActiveStep(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          disabled={completed.includes(current)}
          onClick={() => setCompleted([...completed, current])}
        >
          Complete “{current}”
        </Button>
        <Typography role="status">
          {completed.length} of {steps.length} complete
        </Typography>
      </Stack>
    </Stack>
  );
}
