import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import '../forms/forms.css';
import './otp-field.css';

const slots = [1, 2, 3, 4];

export default function PinOTPField() {
  const [isVisible, setVisible] = useState(false);

  return (
    <div className="forms-form">
      <Field.Root className="forms-field" name="pin">
        <Field.Label className="forms-label">New PIN for the door</Field.Label>
        <OTPField.Root className="otp" length={4} mask={!isVisible} autoComplete="off">
          {slots.map((slot) => (
            <OTPField.Input
              key={slot}
              className="otp-slot"
              aria-label={slot > 1 ? `Digit ${slot} of 4` : undefined}
            />
          ))}
        </OTPField.Root>
      </Field.Root>
      <Toggle className="button" pressed={isVisible} onPressedChange={setVisible}>
        Show PIN
      </Toggle>
    </div>
  );
}
