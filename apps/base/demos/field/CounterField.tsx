import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../forms/forms.css';

const maxLength = 80;

export default function CounterField() {
  const [note, setNote] = useState('');

  return (
    <div className="forms-form">
      <Field.Root className="forms-field" name="note">
        <Field.Label className="forms-label">Note for the courier</Field.Label>
        <Field.Control
          className="forms-input"
          maxLength={maxLength}
          value={note}
          onValueChange={setNote}
          render={<textarea rows={3} />}
        />
        <Field.Description className="forms-note">
          {maxLength - note.length} of {maxLength} characters left
        </Field.Description>
      </Field.Root>
    </div>
  );
}
