import { Progress } from '@base-ui/react/progress';
import '../theme.css';
import './progress.css';

export default function BasicProgress() {
  return (
    <Progress.Root className="progress" value={62}>
      <Progress.Label>Sending the photos</Progress.Label>
      <Progress.Value />
      <Progress.Track className="progress-track">
        <Progress.Indicator className="progress-fill" />
      </Progress.Track>
    </Progress.Root>
  );
}
