import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DisabledButtonTooltip() {
  return (
    <Tooltip describeChild title="The bridge opens again at ten">
      <span tabIndex={0} role="group" aria-label="Open the bridge, not available">
        <Button disabled>Open the bridge</Button>
      </span>
    </Tooltip>
  );
}
