import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import '../theme.css';
import '../toggle/toggle.css';

const tools = [
  { value: 'select', label: 'Select', disabled: false },
  { value: 'draw', label: 'Draw', disabled: false },
  { value: 'measure', label: 'Measure (sign in to use)', disabled: true },
  { value: 'erase', label: 'Erase', disabled: false },
];

export default function VerticalToggleGroup() {
  return (
    <ToggleGroup
      className="toggle-group"
      aria-label="Drawing tool"
      orientation="vertical"
      loopFocus={false}
      defaultValue={['draw']}
    >
      {tools.map(({ value, label, disabled }) => (
        <Toggle key={value} className="toggle" value={value} disabled={disabled}>
          {label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
