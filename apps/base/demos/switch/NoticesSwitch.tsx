import { useState } from 'react';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import './switch.css';

const topics = ['Comments', 'New followers', 'Weekly summary'];

export default function NoticesSwitch() {
  const [isOn, setOn] = useState(true);
  const [selected, setSelected] = useState(['Comments']);

  return (
    <div className="switch-list">
      <label className="switch-row">
        <strong>Notifications</strong>
        <Switch.Root className="switch" checked={isOn} onCheckedChange={setOn}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </label>
      {topics.map((topic) => (
        <label key={topic} className="switch-row">
          {topic}
          <Switch.Root
            className="switch"
            disabled={!isOn}
            checked={isOn && selected.includes(topic)}
            onCheckedChange={(checked) =>
              setSelected(
                checked ? [...selected, topic] : selected.filter((other) => other !== topic),
              )
            }
          >
            <Switch.Thumb className="switch-thumb" />
          </Switch.Root>
        </label>
      ))}
    </div>
  );
}
