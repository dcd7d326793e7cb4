import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../checkbox/checkbox.css';

const workshops = ['Bread', 'Cheese', 'Fermentation', 'Knife skills'];

const validateWorkshops = (value: unknown) => {
  const count = Array.isArray(value) ? value.length : 0;
  if (count === 0) {
    return 'Choose at least one workshop.';
  }
  return count > 2 ? 'Choose at most two workshops.' : null;
};

interface Booking {
  workshops: string[];
}

export default function FormCheckboxGroup() {
  const [booked, setBooked] = useState<string[]>([]);

  return (
    <Form<Booking> className="check-list" onFormSubmit={(booking) => setBooked(booking.workshops)}>
      <Field.Root name="workshops" className="check-list" validate={validateWorkshops}>
        <Fieldset.Root render={<CheckboxGroup className="check-list" />}>
          <Fieldset.Legend className="check-legend">Workshops (one or two)</Fieldset.Legend>
          {workshops.map((workshop) => (
            <Field.Item key={workshop}>
              <Field.Label className="check-row">
                <Checkbox.Root className="check" value={workshop}>
                  <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
                </Checkbox.Root>
                {workshop}
              </Field.Label>
            </Field.Item>
          ))}
        </Fieldset.Root>
        <Field.Error className="check-error" />
      </Field.Root>
      <button type="submit" className="button button-strong">
        Book
      </button>
      <span role="status">{booked.length > 0 && `Booked: ${booked.join(', ')}`}</span>
    </Form>
  );
}
