import { Progress } from '@base-ui/react/progress';
import '../theme.css';
import './progress.css';

export default function FormattedProgress() {
  return (
    <Progress.Root
      className="progress"
      value={18.4}
      max={25}
      locale="en-GB"
      format={{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }}
      getAriaValueText={(formatted) => `${formatted} of 25 MB`}
    >
      <Progress.Label>Map of Norway</Progress.Label>
      <Progress.Value>{(formatted) => `${formatted} of 25 MB`}</Progress.Value>
      <Progress.Track className="progress-track">
        <Progress.Indicator className="progress-fill" />
      </Progress.Track>
    </Progress.Root>
  );
}
