import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import '../theme.css';
import '../forms/forms.css';
import './otp-field.css';

const slots = [1, 2, 3, 4, 5, 6];

export default function BasicOTPField() {
  return (
    <div className="forms-form">
      <Field.Root className="forms-field" name="code">
        <Field.Label className="forms-label">Verification code</Field.Label>
        <OTPField.Root className="otp" length={6}>
          {slots.map((slot) => (
            <OTPField.Input
              key={slot}
              className="otp-slot"
              aria-label={slot > 1 ? `Digit ${slot} of 6` : undefined}
            />
          ))}
        </OTPField.Root>
        <Field.Description className="forms-note">We sent it to +47 55 •• •• 12.</Field.Description>
      </Field.Root>
    </div>
  );
}
