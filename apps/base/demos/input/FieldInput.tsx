import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Input } from '@base-ui/react/input';
import '../theme.css';
import '../forms/forms.css';

export default function FieldInput() {
  const [name, setName] = useState('');

  return (
    <Form className="forms-form" onFormSubmit={(values) => setName(String(values['userName']))}>
      <Field.Root className="forms-field" name="userName">
        <Field.Label className="forms-label">User name</Field.Label>
        <Input className="forms-input" required minLength={3} autoComplete="username" />
        <Field.Description className="forms-note">At least three characters.</Field.Description>
        <Field.Error className="forms-error" match="valueMissing">
          Enter a user name.
        </Field.Error>
        <Field.Error className="forms-error" match="tooShort">
          Use at least three characters.
        </Field.Error>
      </Field.Root>
      <Button className="button button-strong" type="submit">
        Continue
      </Button>
      <span role="status">{name && `Welcome, ${name}!`}</span>
    </Form>
  );
}
