import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';

const steps = [
  { name: 'title', label: 'Title of the event', type: 'text' },
  { name: 'email', label: 'Contact email', type: 'email' },
];

export default function StepsForm() {
  const [stepIndex, setStepIndex] = useState(0);
  const [values, setValues] = useState<Record<string, string>>({});
  const step = steps[stepIndex];

  if (step === undefined) {
    return (
      <div className="forms-form">
        <p role="status">
          {values['title']}: we write to {values['email']}.
        </p>
        <button type="button" className="button" onClick={() => setStepIndex(0)}>
          Edit
        </button>
      </div>
    );
  }

  return (
    <Form
      key={step.name}
      className="forms-form"
      onFormSubmit={(submitted) => {
        setValues({ ...values, [step.name]: String(submitted[step.name]) });
        setStepIndex(stepIndex + 1);
      }}
    >
      <span className="forms-note" role="status">
        Step {stepIndex + 1} of {steps.length}
      </span>
      <Field.Root className="forms-field" name={step.name}>
        <Field.Label className="forms-label">{step.label}</Field.Label>
        <Field.Control
          className="forms-input"
          type={step.type}
          required
          defaultValue={values[step.name]}
        />
        <Field.Error className="forms-error" />
      </Field.Root>
      <div className="forms-row">
        <button
          type="button"
          className="button"
          disabled={stepIndex === 0}
          onClick={() => setStepIndex(stepIndex - 1)}
        >
          Back
        </button>
        <button type="submit" className="button button-strong">
          Continue
        </button>
      </div>
    </Form>
  );
}
