import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../forms/forms.css';

export default function BasicField() {
  return (
    <div className="forms-form">
      <Field.Root className="forms-field" validationMode="onBlur">
        <Field.Label className="forms-label">Email</Field.Label>
        <Field.Control className="forms-input" type="email" required autoComplete="email" />
        <Field.Description className="forms-note">We send the ticket here.</Field.Description>
        <Field.Error className="forms-error" match="valueMissing">
          Enter your email address.
        </Field.Error>
        <Field.Error className="forms-error" match="typeMismatch">
          Enter an email address, such as name@example.com.
        </Field.Error>
      </Field.Root>
    </div>
  );
}
