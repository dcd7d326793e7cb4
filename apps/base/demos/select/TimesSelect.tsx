import { useState } from 'react';
import { Select } from '@base-ui/react/select';
import '../theme.css';
import './select.css';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export default function TimesSelect() {
  const [from, setFrom] = useState('09:00');
  const [until, setUntil] = useState('17:00');

  const changeFrom = (value: string) => {
    setFrom(value);
    if (until <= value) {
      setUntil(hours[hours.indexOf(value) + 1] ?? value);
    }
  };

  return (
    <div className="select-row">
      <TimeSelect label="Opens" times={hours.slice(0, -1)} value={from} onChange={changeFrom} />
      <TimeSelect
        label="Closes"
        times={hours.filter((hour) => hour > from)}
        value={until}
        onChange={setUntil}
      />
    </div>
  );
}

interface TimeSelectProps {
  label: string;
  times: string[];
  value: string;
  onChange: (value: string) => void;
}

function TimeSelect({ label, times, value, onChange }: TimeSelectProps) {
  return (
    <Select.Root value={value} onValueChange={(next) => next && onChange(next)}>
      <div className="select-field select-narrow">
        <Select.Label className="select-label">{label}</Select.Label>
        <Select.Trigger className="select-trigger">
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner className="select-positioner">
          <Select.Popup className="select-popup select-scroll">
            <Select.ScrollUpArrow className="select-arrow">▴</Select.ScrollUpArrow>
            <Select.List className="select-list">
              {times.map((time) => (
                <Select.Item key={time} value={time} className="select-item">
                  <Select.ItemIndicator className="select-check">✓</Select.ItemIndicator>
                  <Select.ItemText className="select-text">{time}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
            <Select.ScrollDownArrow className="select-arrow">▾</Select.ScrollDownArrow>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
