import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import './radio.css';

const seats = [
  { value: 'quiet', title: 'Quiet', note: 'No calls, no music' },
  { value: 'family', title: 'Family', note: 'Room for a stroller' },
  { value: 'table', title: 'Table', note: 'Four seats' },
];

export default function CardRadio() {
  return (
    <RadioGroup className="radio-group" defaultValue="quiet" aria-label="Seats">
      <div className="radio-cards">
        {seats.map(({ value, title, note }) => (
          <Radio.Root key={value} className="radio-card" value={value}>
            <strong>{title}</strong>
            <span className="radio-note">{note}</span>
          </Radio.Root>
        ))}
      </div>
    </RadioGroup>
  );
}
