import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepperExample() {
  return (
    <Stepper>
      <Step>Step</Step>
      <Step>Step</Step>
      <Step>Step</Step>
    </Stepper>
  );
}
