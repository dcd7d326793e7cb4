import { Meter } from '@base-ui/react/meter';
import '../theme.css';
import './meter.css';

const rooms = [
  { name: 'Library', visitors: 18, seats: 40 },
  { name: 'Reading room', visitors: 23, seats: 24 },
  { name: 'Workshop', visitors: 3, seats: 12 },
];

export default function TableMeter() {
  return (
    <table className="meter-table">
      <thead>
        <tr>
          <th scope="col">Room</th>
          <th scope="col">Seats taken</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, visitors, seats }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Meter.Root
                aria-label={`Seats taken in ${name}`}
                value={visitors}
                max={seats}
                getAriaValueText={() => `${visitors} of ${seats}`}
              >
                <Meter.Value>{() => `${visitors} of ${seats}`}</Meter.Value>
                <Meter.Track className="meter-track">
                  <Meter.Indicator className="meter-fill" />
                </Meter.Track>
              </Meter.Root>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
