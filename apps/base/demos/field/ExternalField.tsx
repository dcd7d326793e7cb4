import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../forms/forms.css';

export default function ExternalField() {
  const [amount, setAmount] = useState('120');
  const isTooHigh = Number(amount) > 100;
  return (
    <div className="forms-form">
      <Field.Root className="forms-field" invalid={isTooHigh}>
        <Field.Label className="forms-label">Amount (up to 100)</Field.Label>
        <Field.Control
          className="forms-input"
          inputMode="numeric"
          value={amount}
          onValueChange={setAmount}
        />
        <Field.Error className="forms-error" match={isTooHigh}>
          Your limit is 100.
        </Field.Error>
      </Field.Root>
    </div>
  );
}
