import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../forms/forms.css';

export default function ValidityField() {
  return (
    <div className="forms-form">
      <Field.Root className="forms-field" validationMode="onChange">
        <Field.Label className="forms-label">Booking code</Field.Label>
        <Field.Control
          className="forms-input"
          required
          pattern="[A-Z]{2}\d{4}"
          placeholder="AB1234"
          autoComplete="off"
        />
        <Field.Validity>
          {({ validity, value }) => (
            <span className="forms-note" role="status">
              {validity.valid && value !== ''
                ? 'The code is complete.'
                : 'Two capital letters, four digits.'}
            </span>
          )}
        </Field.Validity>
      </Field.Root>
    </div>
  );
}
