import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Form } from '@base-ui/react/form';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import './radio.css';

const questions = [
  { name: 'food', text: 'How was the food?' },
  { name: 'service', text: 'How was the service?' },
];
const answers = ['Poor', 'Fair', 'Good'];

export default function SurveyRadio() {
  const [result, setResult] = useState('');

  return (
    <Form
      className="radio-group radio-form"
      onFormSubmit={(values) =>
        setResult(questions.map(({ name }) => `${name}: ${String(values[name])}`).join(', '))
      }
    >
      {questions.map(({ name, text }) => (
        <Field.Root key={name} name={name}>
          <Fieldset.Root render={<RadioGroup className="radio-inline" required />}>
            <Fieldset.Legend className="radio-name">{text}</Fieldset.Legend>
            {answers.map((answer) => (
              <Field.Item key={answer}>
                <Field.Label className="radio-row">
                  <Radio.Root className="radio" value={answer}>
                    <Radio.Indicator className="radio-dot" />
                  </Radio.Root>
                  {answer}
                </Field.Label>
              </Field.Item>
            ))}
          </Fieldset.Root>
          <Field.Error className="radio-error" match="valueMissing">
            Choose an answer.
          </Field.Error>
        </Field.Root>
      ))}
      <button type="submit" className="button button-strong">
        Send
      </button>
      <span role="status">{result}</span>
    </Form>
  );
}
