import { useState } from 'react';
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
  return (
    <Form
      className="forms-form"
      errors={errors}
      onFormSubmit={async (values) => {
        setPending(true);
        setErrors(await redeem(String(values['code'])));
        setPending(false);
      }}
    >
      <Field.Root className="forms-field" name="code">
        <Field.Label className="forms-label">Voucher</Field.Label>
        <Field.Control className="forms-input" defaultValue="WINTER" autoComplete="off" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        {isPending ? 'Checking…' : 'Redeem'}
      </button>
    </Form>
  );
}
