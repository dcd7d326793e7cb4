import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';

export default function BasicForm() {
  const [message, setMessage] = useState('');
  return (
    <Form
      className="forms-form"
      onFormSubmit={(values) => setMessage(`Subscribed: ${String(values['email'])}`)}
    >
      <Field.Root className="forms-field" name="email">
        <Field.Label className="forms-label">Email</Field.Label>
        <Field.Control className="forms-input" type="email" required autoComplete="email" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        Subscribe
      </button>
      <span role="status">{message}</span>
    </Form>
  );
}
