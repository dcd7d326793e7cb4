import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const headingRef = useRef<HTMLParagraphElement>(null);
  const step = steps[stepIndex];

  const goTo = (index: number) => {
    // Render the step first, so that its heading can receive focus.
    flushSync(() => setStepIndex(index));
    headingRef.current?.focus();
  };

  if (step === undefined) {
    return (
      <div className="forms-form">
        <p ref={headingRef} tabIndex={-1}>
          {values['title']}: we’ll write to {values['email']}.
        </p>
        <button type="button" className="button" onClick={() => goTo(0)}>
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
        goTo(stepIndex + 1);
      }}
    >
      <p ref={headingRef} className="forms-note" tabIndex={-1}>
        Step {stepIndex + 1} of {steps.length}
      </p>
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
        {stepIndex > 0 && (
          <button type="button" className="button" onClick={() => goTo(stepIndex - 1)}>
            Back
          </button>
        )}
        <button type="submit" className="button button-strong">
          Continue
        </button>
      </div>
    </Form>
  );
}
