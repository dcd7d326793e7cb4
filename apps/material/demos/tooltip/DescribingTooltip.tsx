import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DescribingTooltip() {
  return (
    <Tooltip describeChild arrow title="Everybody in the project gets a message.">
      <Button variant="outlined">Publish</Button>
    </Tooltip>
  );
}
