import { useState } from 'react';
import { Progress } from '@base-ui/react/progress';
import '../theme.css';
import './progress.css';

const steps = ['Address', 'Delivery', 'Payment', 'Review'];

export default function StepProgress() {
  const [step, setStep] = useState(1);
  const text = step === steps.length ? 'Done' : `Step ${step + 1} of 4: ${steps[step]}`;
  return (
    <div className="progress-task">
      <Progress.Root
        className="progress"
        value={step}
        max={steps.length}
        getAriaValueText={() => text}
      >
        <Progress.Label>Order</Progress.Label>
        <Progress.Value>{() => text}</Progress.Value>
        <Progress.Track className="progress-track">
          <Progress.Indicator className="progress-fill" />
        </Progress.Track>
      </Progress.Root>
      <div className="progress-tools">
        <button type="button" className="button" onClick={() => setStep(Math.max(0, step - 1))}>
          Back
        </button>
        <button type="button" className="button" onClick={() => setStep(Math.min(4, step + 1))}>
          Next
        </button>
      </div>
    </div>
  );
}
