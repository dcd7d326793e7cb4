import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../forms/forms.css';

const validateUserName = (value: unknown) => {
  const name = String(value);
  if (name.length < 3) {
    return 'Use at least three characters.';
  }
  return /\s/.test(name) ? "A user name can't contain spaces." : null;
};

export default function ValidatedField() {
  return (
    <div className="forms-form">
      <Field.Root
        className="forms-field"
        validate={validateUserName}
        validationMode="onChange"
        validationDebounceTime={300}
      >
        <Field.Label className="forms-label">User name</Field.Label>
        <Field.Control className="forms-input" autoComplete="off" />
        <Field.Error className="forms-error" />
      </Field.Root>
    </div>
  );
}
