import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import './forms.css';

const taken = ['seagull', 'aurora'];

/** Stands for a request to a server. */
function ask(name: string): Promise<Record<string, string>> {
  const isTaken = taken.includes(name.toLowerCase());
  return Promise.resolve<Record<string, string>>(isTaken ? { boat: `${name} is taken.` } : {});
}

export default function ServerErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      className="forms-form"
      errors={errors}
      onFormSubmit={(values) => {
        void ask(String(values['boat'])).then(setErrors);
      }}
    >
      <Field.Root className="forms-field" name="boat">
        <Field.Label className="forms-label">Name (try “Aurora”)</Field.Label>
        <Field.Control className="forms-input" defaultValue="Aurora" autoComplete="off" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        Ask
      </button>
    </Form>
  );
}
