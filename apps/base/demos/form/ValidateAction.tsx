import { useRef, useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';

const validateIban = (value: unknown) =>
  String(value).length < 15 ? 'An IBAN has at least 15 characters.' : null;

export default function ValidateAction() {
  const actionsRef = useRef<Form.Actions>(null);
  const [iban, setIban] = useState('NO93');
  const [saved, setSaved] = useState('');

  return (
    <Form className="forms-form" actionsRef={actionsRef} onFormSubmit={() => setSaved(iban)}>
      <Field.Root className="forms-field" name="iban" validate={validateIban}>
        <Field.Label className="forms-label">IBAN</Field.Label>
        <Field.Control
          className="forms-input"
          value={iban}
          onValueChange={setIban}
          autoComplete="off"
        />
        <Field.Error className="forms-error" />
        <Field.Validity>
          {({ validity, value }) => (
            <span className="forms-note" role="status">
              {validity.valid && value === iban && 'The IBAN is long enough.'}
            </span>
          )}
        </Field.Validity>
      </Field.Root>
      <div className="forms-row">
        <button
          type="button"
          className="button"
          onClick={() => actionsRef.current?.validate('iban')}
        >
          Check the IBAN
        </button>
        <button type="submit" className="button button-strong">
          Save
        </button>
      </div>
      <span role="status">{saved && `Saved: ${saved}`}</span>
    </Form>
  );
}
