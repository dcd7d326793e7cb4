import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledWithTooltip() {
  return (
    <Tooltip describeChild title="Add a passenger first.">
      <span role="group" aria-label="Payment" tabIndex={0}>
        <Button variant="contained" disabled>
          Pay
        </Button>
      </span>
    </Tooltip>
  );
}
