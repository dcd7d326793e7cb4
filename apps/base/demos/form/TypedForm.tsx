import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { NumberField } from '@base-ui/react/number-field';
import { Switch } from '@base-ui/react/switch';
import '../theme.css';
import '../forms/forms.css';
import '../switch/switch.css';

interface Booking {
  guests: number | null;
  breakfast: boolean;
}

export default function TypedForm() {
  const [booking, setBooking] = useState<Booking>();
  return (
    <Form<Booking> className="forms-form" onFormSubmit={setBooking}>
      <Field.Root className="forms-field" name="guests">
        <Field.Label className="forms-label">Guests</Field.Label>
        <NumberField.Root defaultValue={2} min={1} max={6}>
          <NumberField.Input className="forms-input" />
        </NumberField.Root>
      </Field.Root>
      <Field.Root className="forms-field" name="breakfast">
        <Field.Label className="forms-label">Breakfast</Field.Label>
        <Switch.Root className="switch" defaultChecked>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </Field.Root>
      <button type="submit" className="button button-strong">
        Book
      </button>
      <output>{booking && JSON.stringify(booking)}</output>
    </Form>
  );
}
