import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import '../theme.css';
import '../forms/forms.css';
import './otp-field.css';

const slots = [1, 2, 3, 4];

export default function ControlledOTPField() {
  const [code, setCode] = useState('');
  const [status, setStatus] = useState('');

  return (
    <div className="forms-form">
      <Field.Root className="forms-field" name="seat">
        <Field.Label className="forms-label">Seat code</Field.Label>
        <OTPField.Root
          className="otp"
          length={4}
          value={code}
          onValueChange={(value) => {
            setCode(value);
            setStatus('');
          }}
          onValueInvalid={() => setStatus('Use digits only.')}
          onValueComplete={(value) => setStatus(`Seat ${value} is yours.`)}
        >
          {slots.map((slot) => (
            <OTPField.Input
              key={slot}
              className="otp-slot"
              aria-label={slot > 1 ? `Digit ${slot} of 4` : undefined}
            />
          ))}
        </OTPField.Root>
      </Field.Root>
      <Button
        className="button"
        disabled={code === ''}
        focusableWhenDisabled
        onClick={() => {
          setCode('');
          setStatus('');
        }}
      >
        Clear
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}
