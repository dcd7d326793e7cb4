import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Form } from '@base-ui/react/form';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import './radio.css';

export default function RequiredRadio() {
  const [meal, setMeal] = useState('');
  return (
    <Form className="radio-group" onFormSubmit={(values) => setMeal(String(values['meal']))}>
      <Field.Root name="meal">
        <Fieldset.Root render={<RadioGroup className="radio-group" required />}>
          <Fieldset.Legend className="radio-name">Meal on board</Fieldset.Legend>
          {['Soup', 'Dumplings', 'None'].map((name) => (
            <Field.Item key={name}>
              <Field.Label className="radio-row">
                <Radio.Root className="radio" value={name}>
                  <Radio.Indicator className="radio-dot" />
                </Radio.Root>
                {name}
              </Field.Label>
            </Field.Item>
          ))}
        </Fieldset.Root>
        <Field.Error className="radio-error" match="valueMissing">
          Choose a meal, or none.
        </Field.Error>
      </Field.Root>
      <button type="submit" className="button button-strong">
        Continue
      </button>
      <span role="status">{meal && `Chosen: ${meal}`}</span>
    </Form>
  );
}
