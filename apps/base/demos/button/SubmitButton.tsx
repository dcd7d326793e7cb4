import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';
import './button.css';

export default function SubmitButton() {
  const [address, setAddress] = useState('');

  return (
    <Form
      className="forms-form"
      onFormSubmit={(values) => setAddress(String(values['email']))}
      onReset={() => setAddress('')}
    >
      <Field.Root className="forms-field" name="email">
        <Field.Label className="forms-label">Email</Field.Label>
        <Field.Control className="forms-input" type="email" required autoComplete="email" />
        <Field.Error className="forms-error" match="valueMissing">
          Enter your email address.
        </Field.Error>
        <Field.Error className="forms-error" match="typeMismatch">
          Enter an email address, such as name@example.com.
        </Field.Error>
      </Field.Root>
      <div className="button-row">
        <Button className="button button-strong" type="submit">
          Subscribe
        </Button>
        <Button className="button" type="reset">
          Clear
        </Button>
      </div>
      <span role="status">{address && `We send the newsletter to ${address}.`}</span>
    </Form>
  );
}
