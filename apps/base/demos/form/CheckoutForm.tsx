import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Form } from '@base-ui/react/form';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import '../checkbox/checkbox.css';
import '../forms/forms.css';
import '../radio/radio.css';

interface Order {
  name: string;
  delivery: string;
  terms: boolean;
}

const deliveries = [
  { value: 'pickup', label: 'Pick up in the shop' },
  { value: 'bike', label: 'By bike, €4' },
];

export default function CheckoutForm() {
  const [order, setOrder] = useState<Order>();

  return (
    <Form<Order> className="forms-form" onFormSubmit={setOrder}>
      <Field.Root className="forms-field" name="name">
        <Field.Label className="forms-label">Name</Field.Label>
        <Field.Control className="forms-input" required autoComplete="name" />
        <Field.Error className="forms-error" match="valueMissing">
          Enter your name.
        </Field.Error>
      </Field.Root>
      <Field.Root className="forms-field" name="delivery">
        <Fieldset.Root render={<RadioGroup className="radio-group" required />}>
          <Fieldset.Legend className="forms-label">Delivery</Fieldset.Legend>
          {deliveries.map(({ value, label }) => (
            <Field.Item key={value}>
              <Field.Label className="radio-row">
                <Radio.Root className="radio" value={value}>
                  <Radio.Indicator className="radio-dot" />
                </Radio.Root>
                {label}
              </Field.Label>
            </Field.Item>
          ))}
        </Fieldset.Root>
        <Field.Error className="forms-error" match="valueMissing">
          Choose how you get your order.
        </Field.Error>
      </Field.Root>
      <Field.Root className="forms-field" name="terms">
        <Field.Label className="check-row">
          <Checkbox.Root className="check" required>
            <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
          </Checkbox.Root>
          I accept the terms
        </Field.Label>
        <Field.Error className="forms-error" match="valueMissing">
          Accept the terms to order.
        </Field.Error>
      </Field.Root>
      <button type="submit" className="button button-strong">
        Order
      </button>
      <span role="status">{order && `Thank you, ${order.name}.`}</span>
    </Form>
  );
}
