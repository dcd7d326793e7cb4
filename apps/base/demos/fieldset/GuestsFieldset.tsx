import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';
import './fieldset.css';

export default function GuestsFieldset() {
  const [guestCount, setGuestCount] = useState(1);
  const [status, setStatus] = useState('');

  return (
    <Form
      className="fieldset-stack"
      onFormSubmit={() =>
        setStatus(guestCount === 1 ? '1 guest booked.' : `${guestCount} guests booked.`)
      }
    >
      {Array.from({ length: guestCount }, (_, index) => (
        <Fieldset.Root key={index} className="fieldset fieldset-boxed">
          <Fieldset.Legend className="fieldset-legend">Guest {index + 1}</Fieldset.Legend>
          <Field.Root className="forms-field" name={`guest${index}`}>
            <Field.Label className="forms-label">Full name</Field.Label>
            <Field.Control className="forms-input" required autoComplete="off" />
            <Field.Error className="forms-error" match="valueMissing">
              Enter the name of this guest.
            </Field.Error>
          </Field.Root>
        </Fieldset.Root>
      ))}
      <Button
        className="button"
        disabled={guestCount === 3}
        focusableWhenDisabled
        onClick={() => setGuestCount(guestCount + 1)}
      >
        Add guest
      </Button>
      <Button className="button button-strong" type="submit">
        Book
      </Button>
      <span role="status">{status}</span>
    </Form>
  );
}
