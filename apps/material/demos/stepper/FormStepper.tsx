import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { label: 'Your name', error: 'Enter your name.', autoComplete: 'name' },
  { label: 'Your phone number', error: 'Enter your phone number.', autoComplete: 'tel' },
];

export default function FormStepper() {
  const [activeStep, setActiveStep] = useState(0);
  const [values, setValues] = useState(['', '']);
  const [hasError, setError] = useState(false);

  return (
    <Stack sx={{ width: '100%', maxWidth: 400, minHeight: 330 }}>
      <Stepper activeStep={activeStep} orientation="vertical">
        {fields.map(({ label, error, autoComplete }, index) => (
          <Step key={label}>
            <StepLabel error={hasError && index === activeStep}>{label}</StepLabel>
            <StepContent>
              <Stack
                component="form"
                noValidate
                spacing={2}
                onSubmit={(event) => {
                  event.preventDefault();
                  const isMissing = values[activeStep]?.trim() === '';
                  setError(isMissing);
                  if (!isMissing) {
                    setActiveStep(activeStep + 1);
                  }
                }}
                sx={{ pt: 1 }}
              >
                <TextField
                  label={label}
                  autoComplete={autoComplete}
                  autoFocus={index > 0}
                  value={values[index]}
                  onChange={(event) =>
                    setValues(values.map((value, i) => (i === index ? event.target.value : value)))
                  }
                  error={hasError}
                  helperText={hasError ? error : ' '}
                />
                <Stack direction="row" spacing={1}>
                  <Button type="submit" variant="contained">
                    Continue
                  </Button>
                  <Button disabled={index === 0} onClick={() => setActiveStep(index - 1)}>
                    Back
                  </Button>
                </Stack>
              </Stack>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ mt: 2 }}>
        {activeStep === fields.length && `Thank you, ${values[0]}. We’ll call you at ${values[1]}.`}
      </Typography>
    </Stack>
  );
}
