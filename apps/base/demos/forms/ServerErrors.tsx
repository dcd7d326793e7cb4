import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import './forms.css';

const taken = ['seagull', 'aurora'];

/** Replace this function with a request to your server. */
async function register(name: string): Promise<Record<string, string>> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return taken.includes(name.toLowerCase()) ? { boat: `${name} is taken.` } : {};
}

export default function ServerErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [status, setStatus] = useState('');

  const submit = async (name: string) => {
    setStatus('');
    try {
      const nextErrors = await register(name);
      setErrors(nextErrors);
      if (!nextErrors['boat']) setStatus(`${name} is registered.`);
    } catch {
      setStatus('The server can’t be reached. Try again.');
    }
  };

  return (
    <Form
      className="forms-form"
      errors={errors}
      onFormSubmit={(values) => submit(String(values['boat']))}
    >
      <Field.Root className="forms-field" name="boat">
        <Field.Label className="forms-label">Name (try “Aurora”)</Field.Label>
        <Field.Control className="forms-input" defaultValue="Aurora" autoComplete="off" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        Register
      </button>
      <span role="status">{status}</span>
    </Form>
  );
}
