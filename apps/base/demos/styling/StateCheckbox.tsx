import { Checkbox } from '@base-ui/react/checkbox';
import '../theme.css';
import '../checkbox/checkbox.css';
import './state-checkbox.css';

const rooms = ['Kitchen', 'Workshop', 'Boathouse'];

export default function StateCheckbox() {
  return (
    <div className="check-list">
      {rooms.map((room, index) => (
        <label key={room} className="check-row">
          <Checkbox.Root
            defaultChecked={index === 0}
            className={({ checked }) => (checked ? 'check check-round' : 'check')}
            style={({ checked }) => ({ scale: checked ? '1.15' : '1' })}
          >
            <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
          </Checkbox.Root>
          {room}
        </label>
      ))}
    </div>
  );
}
