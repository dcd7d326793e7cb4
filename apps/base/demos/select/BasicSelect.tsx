import { Select } from '@base-ui/react/select';
import '../theme.css';
import './select.css';

const rooms = [
  { value: 'atelier', label: 'Atelier' },
  { value: 'library', label: 'Library' },
  { value: 'garden', label: 'Garden room' },
];

export default function BasicSelect() {
  return (
    <Select.Root items={rooms} defaultValue="library">
      <div className="select-field">
        <Select.Label className="select-label">Room</Select.Label>
        <Select.Trigger className="select-trigger">
          <Select.Value className="select-value" />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner className="select-positioner">
          <Select.Popup className="select-popup">
            <Select.List>
              {rooms.map(({ value, label }) => (
                <Select.Item key={value} value={value} className="select-item">
                  <Select.ItemIndicator className="select-check">✓</Select.ItemIndicator>
                  <Select.ItemText className="select-text">{label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
