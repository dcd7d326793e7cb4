import { Progress } from '@base-ui/react/progress';
import '../theme.css';
import './progress.css';

export default function WaitingProgress() {
  return (
    <Progress.Root
      className="progress"
      value={null}
      getAriaValueText={() => 'Waiting for the printer'}
    >
      <Progress.Label>Printing</Progress.Label>
      <Progress.Value>{() => 'Waiting'}</Progress.Value>
      <Progress.Track className="progress-track">
        <Progress.Indicator className="progress-fill" />
      </Progress.Track>
    </Progress.Root>
  );
}
