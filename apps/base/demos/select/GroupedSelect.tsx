import { Select } from '@base-ui/react/select';
import '../theme.css';
import './select.css';

const groups = [
  { name: 'Strings', instruments: ['Violin', 'Viola', 'Cello'] },
  { name: 'Woodwind', instruments: ['Flute', 'Oboe', 'Bassoon'] },
];

export default function GroupedSelect() {
  return (
    <Select.Root<string>>
      <div className="select-field">
        <Select.Label className="select-label">Instrument</Select.Label>
        <Select.Trigger className="select-trigger">
          <Select.Value className="select-value" placeholder="Choose one" />
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
              {groups.map(({ name, instruments }) => (
                <Select.Group key={name}>
                  <Select.GroupLabel className="select-group">{name}</Select.GroupLabel>
                  {instruments.map((instrument) => (
                    <Select.Item
                      key={instrument}
                      value={instrument}
                      className="select-item"
                      disabled={instrument === 'Oboe'}
                    >
                      <Select.ItemIndicator className="select-check">✓</Select.ItemIndicator>
                      <Select.ItemText className="select-text">{instrument}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.Group>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
