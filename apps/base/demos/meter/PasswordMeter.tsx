import { useState } from 'react';
import { Input } from '@base-ui/react/input';
import { Meter } from '@base-ui/react/meter';
import '../theme.css';
import '../forms/forms.css';
import './meter.css';

const levels = ['Empty', 'Weak', 'Fair', 'Good', 'Strong'];

export default function PasswordMeter() {
  const [password, setPassword] = useState('harbor');
  const strength = Math.min(4, Math.ceil(password.length / 4));

  return (
    <div className="meter-stack">
      <label className="forms-field">
        <span className="forms-label">New password</span>
        <Input
          className="forms-input"
          type="password"
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
        />
      </label>
      <Meter.Root
        className="meter"
        value={strength}
        max={4}
        getAriaValueText={() => levels[strength] ?? ''}
      >
        <Meter.Label>Strength</Meter.Label>
        <Meter.Value>{() => levels[strength]}</Meter.Value>
        <Meter.Track className="meter-track">
          <Meter.Indicator className="meter-fill" />
        </Meter.Track>
      </Meter.Root>
    </div>
  );
}
