import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  'Swipe a trip to the left to delete it.',
  'Hold the map to drop a pin.',
  'Shake the phone to undo.',
];

export default function MobileSteps() {
  const [activeStep, setActiveStep] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Box role="status" sx={{ p: 2, minHeight: 96 }}>
        <Typography variant="overline">
          Tip {activeStep + 1} of {tips.length}
        </Typography>
        <Typography>{tips[activeStep]}</Typography>
      </Box>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={activeStep}
        backButton={
          <Button
            size="small"
            disabled={activeStep === 0}
            onClick={() => setActiveStep(activeStep - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={activeStep === tips.length - 1}
            onClick={() => setActiveStep(activeStep + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
