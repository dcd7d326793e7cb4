import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DescribingTooltip() {
  return (
    <Tooltip describeChild title="All twelve pages, about two megabytes" placement="right" arrow>
      <Button variant="soft">Download the chart</Button>
    </Tooltip>
  );
}
