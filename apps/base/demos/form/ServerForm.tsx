import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';

/** Replace this function with a request to your server. */
async function redeem(code: string): Promise<Record<string, string>> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return code === 'SPRING' ? {} : { code: `“${code}” isn't a valid code.` };
}

export default function ServerForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState('');

  const submit = async (code: string) => {
    setPending(true);
    setStatus('');
    try {
      const nextErrors = await redeem(code);
      setErrors(nextErrors);
      if (!nextErrors['code']) setStatus('The voucher was redeemed.');
    } catch {
      setStatus('The server can’t be reached. Try again.');
    } finally {
      setPending(false);
    }
  };

  return (
    <Form
      className="forms-form"
      errors={errors}
      onFormSubmit={(values) => submit(String(values['code']))}
    >
      <Field.Root className="forms-field" name="code">
        <Field.Label className="forms-label">Voucher (valid: SPRING)</Field.Label>
        <Field.Control className="forms-input" defaultValue="WINTER" autoComplete="off" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <Button
        type="submit"
        className="button button-strong"
        disabled={isPending}
        focusableWhenDisabled
      >
        {isPending ? 'Checking…' : 'Redeem'}
      </Button>
      <span role="status">{status}</span>
    </Form>
  );
}
