import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import './forms.css';

export default function CheckedForm() {
  const [sent, setSent] = useState('');
  return (
    <Form className="forms-form" onFormSubmit={(values) => setSent(String(values['boat']))}>
      <Field.Root
        className="forms-field"
        name="boat"
        validate={(value) => (/\d/.test(String(value)) ? 'A name has no digits.' : null)}
      >
        <Field.Label className="forms-label">Name of the boat</Field.Label>
        <Field.Control className="forms-input" required autoComplete="off" />
        <Field.Description className="forms-note">As it’s painted on the bow.</Field.Description>
        <Field.Error className="forms-error" match="valueMissing">
          A boat needs a name.
        </Field.Error>
        <Field.Error className="forms-error" match="customError" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        Register
      </button>
      <span role="status">{sent && `Registered: ${sent}`}</span>
    </Form>
  );
}
