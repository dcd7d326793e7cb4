import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Meter } from '@base-ui/react/meter';
import '../theme.css';
import './meter.css';

const limit = 15;

export default function StorageMeter() {
  const [used, setUsed] = useState(14.2);
  const isAlmostFull = used / limit > 0.9;

  return (
    <div className="meter-stack">
      <Meter.Root
        className={isAlmostFull ? 'meter meter-alarm' : 'meter'}
        value={used}
        max={limit}
        locale="en-US"
        format={{ style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }}
        getAriaValueText={(formatted) => `${formatted} of ${limit} GB`}
      >
        <Meter.Label>Storage</Meter.Label>
        <Meter.Value>{(formatted) => `${formatted} of ${limit} GB`}</Meter.Value>
        <Meter.Track className="meter-track">
          <Meter.Indicator className="meter-fill" />
        </Meter.Track>
      </Meter.Root>
      <span className="meter-note" role="status">
        {isAlmostFull ? 'Your storage is almost full.' : 'There’s enough space for new files.'}
      </span>
      <Button
        className="button"
        disabled={!isAlmostFull}
        focusableWhenDisabled
        onClick={() => setUsed(9.1)}
      >
        Empty trash
      </Button>
    </div>
  );
}
