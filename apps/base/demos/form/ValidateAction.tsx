import { useRef } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';

const validateIban = (value: unknown) =>
  String(value).length < 15 ? 'An IBAN has at least 15 characters.' : null;

export default function ValidateAction() {
  const actionsRef = useRef<Form.Actions>(null);
  return (
    <Form className="forms-form" actionsRef={actionsRef}>
      <Field.Root className="forms-field" name="iban" validate={validateIban}>
        <Field.Label className="forms-label">IBAN</Field.Label>
        <Field.Control className="forms-input" defaultValue="NO93" autoComplete="off" />
        <Field.Error className="forms-error" />
      </Field.Root>
      <button type="button" className="button" onClick={() => actionsRef.current?.validate('iban')}>
        Check the IBAN
      </button>
    </Form>
  );
}
