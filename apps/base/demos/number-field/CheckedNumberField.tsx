import { Field } from '@base-ui/react/field';
import { NumberField } from '@base-ui/react/number-field';
import '../theme.css';
import './number-field.css';

export default function CheckedNumberField() {
  return (
    <Field.Root
      name="copies"
      className="number-field"
      validationMode="onBlur"
      validate={(value) =>
        typeof value === 'number' && value % 2 === 1 ? 'Copies are printed in pairs.' : null
      }
    >
      <Field.Label className="number-label">Copies</Field.Label>
      <NumberField.Root defaultValue={2} min={2} max={40} required>
        <NumberField.Group className="number-group">
          <NumberField.Input className="number-input" />
        </NumberField.Group>
      </NumberField.Root>
      <Field.Description className="number-note">An even number, 2 to 40.</Field.Description>
      <Field.Error className="number-error" />
    </Field.Root>
  );
}
