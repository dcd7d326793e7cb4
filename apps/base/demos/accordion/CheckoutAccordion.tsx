import { useState } from 'react';
import { Accordion } from '@base-ui/react/accordion';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../forms/forms.css';
import './accordion.css';

const steps = [
  { id: 'name', title: '1. Name', label: 'Full name', autoComplete: 'name' },
  { id: 'city', title: '2. Delivery', label: 'City', autoComplete: 'address-level2' },
];

export default function CheckoutAccordion() {
  const [open, setOpen] = useState(['name']);
  const [values, setValues] = useState<Record<string, string>>({});
  const firstMissing = steps.findIndex(({ id }) => !values[id]);
  const isComplete = firstMissing === -1;

  const complete = (index: number, id: string, value: string) => {
    const next = steps[index + 1];
    setValues({ ...values, [id]: value });
    setOpen(next ? [next.id] : []);
  };

  return (
    <div className="accordion-search">
      <Accordion.Root className="accordion" value={open} onValueChange={setOpen}>
        {steps.map(({ id, title, label, autoComplete }, index) => (
          <Accordion.Item
            key={id}
            value={id}
            className="accordion-item"
            disabled={!isComplete && index > firstMissing}
          >
            <Accordion.Header className="accordion-header">
              <Accordion.Trigger className="accordion-trigger">
                {title}
                {values[id] && `: ${values[id]}`}
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Panel className="accordion-panel" keepMounted>
              <Form
                className="forms-form accordion-text"
                onFormSubmit={(submitted) => complete(index, id, String(submitted[id]))}
              >
                <Field.Root className="forms-field" name={id}>
                  <Field.Label className="forms-label">{label}</Field.Label>
                  <Field.Control className="forms-input" required autoComplete={autoComplete} />
                  <Field.Error className="forms-error" match="valueMissing">
                    Fill in this field.
                  </Field.Error>
                </Field.Root>
                <button type="submit" className="button">
                  Continue
                </button>
              </Form>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      <span role="status">{isComplete && 'Everything is filled in.'}</span>
    </div>
  );
}
