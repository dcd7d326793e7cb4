import { useState } from 'react';
import { Input } from '@base-ui/react/input';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import '../forms/forms.css';
import './input.css';

export default function PasswordInput() {
  const [isVisible, setVisible] = useState(false);

  return (
    <div className="forms-form">
      <div className="forms-field">
        <label className="forms-label" htmlFor="wifi-password">
          Wi-Fi password
        </label>
        <div className="input-row">
          <Input
            id="wifi-password"
            className="forms-input"
            type={isVisible ? 'text' : 'password'}
            defaultValue="north-pier-42"
            autoComplete="off"
          />
          <Toggle className="button" pressed={isVisible} onPressedChange={setVisible}>
            Show password
          </Toggle>
        </div>
      </div>
    </div>
  );
}
