import StepButton from '@mui/joy/StepButton';

export default function StepButtonExample() {
  return <StepButton>Step button</StepButton>;
}
