import { useEffect, useState } from 'react';
import { Progress } from '@base-ui/react/progress';
import '../theme.css';
import './progress.css';

const totalSize = 24;

export default function UploadProgress() {
  const [sent, setSent] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const isDone = sent >= totalSize;

  useEffect(() => {
    if (!isRunning || isDone) {
      return undefined;
    }
    // Replace the timer with the progress events of your upload.
    const timer = setTimeout(() => setSent(sent + 3), 400);
    return () => clearTimeout(timer);
  }, [isRunning, isDone, sent]);

  const cancel = () => {
    setRunning(false);
    setSent(0);
  };

  return (
    <div className="progress-task">
      <Progress.Root
        className="progress"
        value={sent}
        max={totalSize}
        getAriaValueText={() => `${sent} of ${totalSize} MB`}
      >
        <Progress.Label>Regatta.mp4</Progress.Label>
        <Progress.Value>{() => `${sent} of ${totalSize} MB`}</Progress.Value>
        <Progress.Track className="progress-track">
          <Progress.Indicator className="progress-fill" />
        </Progress.Track>
      </Progress.Root>
      <div className="progress-tools">
        <button
          type="button"
          className="button"
          disabled={isDone}
          onClick={() => setRunning(!isRunning)}
        >
          {isRunning && !isDone ? 'Pause' : 'Upload'}
        </button>
        <button type="button" className="button" disabled={sent === 0} onClick={cancel}>
          {isDone ? 'Remove' : 'Cancel'}
        </button>
      </div>
      <p className="progress-status" role="status">
        {isDone && 'The upload is complete.'}
      </p>
    </div>
  );
}
