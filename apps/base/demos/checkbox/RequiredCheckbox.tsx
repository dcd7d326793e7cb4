import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import './checkbox.css';

export default function RequiredCheckbox() {
  const [booked, setBooked] = useState(false);
  return (
    <Form className="check-list" onFormSubmit={() => setBooked(true)}>
      <Field.Root name="rules" className="check-list">
        <Field.Label className="check-row">
          <Checkbox.Root className="check" required>
            <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
          </Checkbox.Root>
          I have read the rules of the house
        </Field.Label>
        <Field.Error className="check-error" match="valueMissing">
          Read the rules, then tick the box.
        </Field.Error>
      </Field.Root>
      <button type="submit" className="button button-strong">
        Book
      </button>
      <span role="status">{booked && 'Booked'}</span>
    </Form>
  );
}
