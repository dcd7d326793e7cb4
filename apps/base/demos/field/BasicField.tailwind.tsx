import { Field } from '@base-ui/react/field';
import '../tailwind.css';

export default function BasicField() {
  return (
    <div className="grid w-[min(320px,100%)] justify-items-start gap-3 text-[0.9375rem] text-ink">
      <Field.Root className="grid w-full gap-1" validationMode="onBlur">
        <Field.Label className="font-medium">Email</Field.Label>
        <Field.Control
          className="w-full rounded-md border border-line bg-paper p-2 text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-invalid:border-alarm"
          type="email"
          required
          autoComplete="email"
        />
        <Field.Description className="text-[0.8125rem] text-ink-soft">
          We send the ticket here.
        </Field.Description>
        <Field.Error className="text-sm/normal text-alarm" match="valueMissing">
          Enter your email address.
        </Field.Error>
        <Field.Error className="text-sm/normal text-alarm" match="typeMismatch">
          Enter an email address, such as name@example.com.
        </Field.Error>
      </Field.Root>
    </div>
  );
}
