import StepIcon from '@mui/material/StepIcon';

export default function StepIconExample() {
  return <StepIcon icon="Step icon" />;
}
