import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';

const rules = [
  { text: 'At least 10 characters', test: (value: string) => value.length >= 10 },
  { text: 'A digit', test: (value: string) => /\d/.test(value) },
];

export default function PasswordField() {
  const [password, setPassword] = useState('');
  const [isSaved, setSaved] = useState(false);

  return (
    <Form className="forms-form" onFormSubmit={() => setSaved(true)}>
      <Field.Root
        className="forms-field"
        name="password"
        validate={(value) =>
          rules.every(({ test }) => test(String(value))) ? null : 'The password is too weak.'
        }
      >
        <Field.Label className="forms-label">New password</Field.Label>
        <Field.Control
          className="forms-input"
          type="password"
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
        />
        <Field.Description className="forms-note" render={<ul />}>
          {rules.map(({ text, test }) => (
            <li key={text}>
              {text}
              {test(password) && ' ✓'}
            </li>
          ))}
        </Field.Description>
        <Field.Error className="forms-error" />
      </Field.Root>
      <Field.Root
        className="forms-field"
        name="repeated"
        validate={(value) => (value === password ? null : 'The passwords differ.')}
      >
        <Field.Label className="forms-label">Repeat the password</Field.Label>
        <Field.Control className="forms-input" type="password" autoComplete="new-password" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        Change password
      </button>
      <span role="status">{isSaved && 'The password is changed.'}</span>
    </Form>
  );
}
