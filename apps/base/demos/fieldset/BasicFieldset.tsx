import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import '../theme.css';
import '../forms/forms.css';
import './fieldset.css';

export default function BasicFieldset() {
  return (
    <Fieldset.Root className="fieldset">
      <Fieldset.Legend className="fieldset-legend">Billing address</Fieldset.Legend>
      <Field.Root className="forms-field" name="street">
        <Field.Label className="forms-label">Street</Field.Label>
        <Field.Control className="forms-input" autoComplete="billing address-line1" />
      </Field.Root>
      <div className="fieldset-row">
        <Field.Root className="forms-field" name="postalCode">
          <Field.Label className="forms-label">Postal code</Field.Label>
          <Field.Control className="forms-input" autoComplete="billing postal-code" />
        </Field.Root>
        <Field.Root className="forms-field" name="city">
          <Field.Label className="forms-label">City</Field.Label>
          <Field.Control className="forms-input" autoComplete="billing address-level2" />
        </Field.Root>
      </div>
    </Fieldset.Root>
  );
}
