import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import '../theme.css';
import '../forms/forms.css';
import '../checkbox/checkbox.css';
import './fieldset.css';

export default function DisabledFieldset() {
  const [isSame, setSame] = useState(true);

  return (
    <div className="fieldset-stack">
      <label className="check-row">
        <Checkbox.Root className="check" checked={isSame} onCheckedChange={setSame}>
          <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
        </Checkbox.Root>
        Ship to the billing address
      </label>
      <Fieldset.Root className="fieldset fieldset-boxed" disabled={isSame}>
        <Fieldset.Legend className="fieldset-legend">Shipping address</Fieldset.Legend>
        <Field.Root className="forms-field" name="recipient">
          <Field.Label className="forms-label">Recipient</Field.Label>
          <Field.Control className="forms-input" autoComplete="shipping name" />
        </Field.Root>
        <Field.Root className="forms-field" name="shippingStreet">
          <Field.Label className="forms-label">Street</Field.Label>
          <Field.Control className="forms-input" autoComplete="shipping address-line1" />
        </Field.Root>
      </Fieldset.Root>
    </div>
  );
}
