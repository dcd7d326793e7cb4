import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { OTPField } from '@base-ui/react/otp-field';
import '../theme.css';
import '../forms/forms.css';
import './otp-field.css';

const slots = [1, 2, 3, 4, 5, 6];

/** Replace this function with a request to your server. */
async function verify(code: string) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return code === '123456';
}

export default function VerifyOTPField() {
  const [isWrong, setWrong] = useState(false);
  const [status, setStatus] = useState('');

  return (
    <Form
      className="forms-form"
      onFormSubmit={async (values) => {
        setStatus('Checking the code…');
        try {
          const isValid = await verify(String(values['code']));
          setWrong(!isValid);
          setStatus(isValid ? 'Your email address is verified.' : '');
        } catch {
          setStatus('The code can’t be checked. Try again.');
        }
      }}
    >
      <Field.Root className="forms-field" name="code" invalid={isWrong}>
        <Field.Label className="forms-label">Code from the email</Field.Label>
        <OTPField.Root
          className="otp"
          length={6}
          required
          autoSubmit
          onValueChange={() => setWrong(false)}
        >
          {slots.map((slot) => (
            <OTPField.Input
              key={slot}
              className="otp-slot"
              aria-label={slot > 1 ? `Digit ${slot} of 6` : undefined}
            />
          ))}
        </OTPField.Root>
        <Field.Error className="forms-error" match="valueMissing">
          Enter the code.
        </Field.Error>
        <Field.Error className="forms-error" match="patternMismatch">
          Enter all six digits.
        </Field.Error>
        {isWrong && (
          <Field.Error className="forms-error" match>
            This code is wrong or expired. Try 123456.
          </Field.Error>
        )}
      </Field.Root>
      <Button className="button button-strong" type="submit">
        Verify
      </Button>
      <span role="status">{status}</span>
    </Form>
  );
}
