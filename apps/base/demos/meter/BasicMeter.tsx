import { Meter } from '@base-ui/react/meter';
import '../theme.css';
import './meter.css';

export default function BasicMeter() {
  return (
    <Meter.Root className="meter" value={64}>
      <Meter.Label>Battery</Meter.Label>
      <Meter.Value />
      <Meter.Track className="meter-track">
        <Meter.Indicator className="meter-fill" />
      </Meter.Track>
    </Meter.Root>
  );
}
