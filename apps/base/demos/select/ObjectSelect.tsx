import { useState } from 'react';
import { Select } from '@base-ui/react/select';
import '../theme.css';
import './select.css';

interface Member {
  id: number;
  name: string;
  team: string;
}

const members: Member[] = [
  { id: 1, name: 'Ana Beck', team: 'Design' },
  { id: 2, name: 'Jonas Lind', team: 'Support' },
  { id: 3, name: 'Marit Vik', team: 'Engineering' },
];

export default function ObjectSelect() {
  const [member, setMember] = useState<Member | null>(null);

  return (
    <Select.Root
      value={member}
      onValueChange={setMember}
      itemToStringLabel={({ name }) => name}
      itemToStringValue={({ id }) => String(id)}
    >
      <div className="select-field">
        <Select.Label className="select-label">Assigned to</Select.Label>
        <Select.Trigger className="select-trigger">
          <Select.Value className="select-value" placeholder="Unassigned" />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
        <output>{member && `Notifies the ${member.team.toLowerCase()} team.`}</output>
      </div>
      <Select.Portal>
        <Select.Positioner
          className="select-positioner"
          alignItemWithTrigger={false}
          sideOffset={4}
        >
          <Select.Popup className="select-popup">
            <Select.List>
              {members.map((item) => (
                <Select.Item key={item.id} value={item} className="select-item">
                  <Select.ItemIndicator className="select-check">✓</Select.ItemIndicator>
                  <span className="select-text">
                    <Select.ItemText>{item.name}</Select.ItemText>
                    <small className="select-note">{item.team}</small>
                  </span>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
