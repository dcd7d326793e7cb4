import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupExample() {
  return (
    <ToggleButtonGroup>
      <div>One</div>
      <div>Two</div>
      <div>Three</div>
    </ToggleButtonGroup>
  );
}
