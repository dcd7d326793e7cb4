import StepIndicator from '@mui/joy/StepIndicator';

export default function StepIndicatorExample() {
  return <StepIndicator>Step indicator</StepIndicator>;
}
