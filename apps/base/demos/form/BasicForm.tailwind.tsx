import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../tailwind.css';

export default function BasicForm() {
  const [message, setMessage] = useState('');
  return (
    <Form
      className="grid w-[min(320px,100%)] justify-items-start gap-3 text-[0.9375rem] text-ink"
      onFormSubmit={(values) => setMessage(`Subscribed: ${String(values['email'])}`)}
    >
      <Field.Root className="grid w-full gap-1" name="email">
        <Field.Label className="font-medium">Email</Field.Label>
        <Field.Control
          className="w-full rounded-md border border-line bg-paper p-2 text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-invalid:border-alarm"
          type="email"
          required
          autoComplete="email"
        />
        <Field.Error className="text-sm/normal text-alarm" />
      </Field.Root>
      <button
        type="submit"
        className="cursor-pointer rounded-md border border-transparent bg-accent px-4 py-1.75 text-sm font-medium text-on-accent hover:bg-[color-mix(in_oklab,var(--color-accent)_88%,var(--color-ink))] focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60"
      >
        Subscribe
      </button>
      <span role="status">{message}</span>
    </Form>
  );
}
