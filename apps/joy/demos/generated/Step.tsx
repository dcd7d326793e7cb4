import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import Stepper from '@mui/joy/Stepper';

export default function StepExample() {
  return (
    <Stepper>
      <Step>
        <StepButton>Step button</StepButton>
      </Step>
    </Stepper>
  );
}
