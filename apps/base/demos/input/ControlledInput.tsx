import { useState } from 'react';
import { Input } from '@base-ui/react/input';
import '../theme.css';
import '../forms/forms.css';

export default function ControlledInput() {
  const [code, setCode] = useState('');

  return (
    <div className="forms-form">
      <label className="forms-field">
        <span className="forms-label">Voucher</span>
        <Input
          className="forms-input"
          value={code}
          onValueChange={(value) => setCode(value.toUpperCase().slice(0, 8))}
          autoComplete="off"
        />
      </label>
      <span className="forms-note">{8 - code.length} characters left</span>
    </div>
  );
}
