import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import '../theme.css';
import '../forms/forms.css';
import './otp-field.css';

function Slots({ first }: { first: number }) {
  return [0, 1, 2].map((offset) => (
    <OTPField.Input
      key={offset}
      className="otp-slot"
      aria-label={first + offset > 1 ? `Character ${first + offset} of 6` : undefined}
    />
  ));
}

export default function GroupedOTPField() {
  return (
    <div className="forms-form">
      <Field.Root className="forms-field" name="recovery">
        <Field.Label className="forms-label">Recovery code</Field.Label>
        <OTPField.Root
          className="otp"
          length={6}
          validationType="alphanumeric"
          normalizeValue={(value) => value.toUpperCase()}
          autoComplete="off"
        >
          <Slots first={1} />
          <OTPField.Separator className="otp-separator" />
          <Slots first={4} />
        </OTPField.Root>
        <Field.Description className="forms-note">For example K4T-9PX</Field.Description>
      </Field.Root>
    </div>
  );
}
