import { Select } from '@base-ui/react/select';
import '../theme.css';
import './select.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function describe(chosen: readonly string[]) {
  const [first, ...others] = days.filter((day) => chosen.includes(day));
  if (first === undefined) {
    return 'No day yet';
  }
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

export default function MultipleSelect() {
  return (
    <Select.Root multiple defaultValue={['Monday', 'Thursday']}>
      <div className="select-field">
        <Select.Label className="select-label">Market days</Select.Label>
        <Select.Trigger className="select-trigger">
          <Select.Value className="select-value">{describe}</Select.Value>
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner
          className="select-positioner"
          alignItemWithTrigger={false}
          sideOffset={4}
        >
          <Select.Popup className="select-popup">
            <Select.List>
              {days.map((day) => (
                <Select.Item key={day} value={day} className="select-item">
                  <Select.ItemIndicator className="select-check">✓</Select.ItemIndicator>
                  <Select.ItemText className="select-text">{day}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
