import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import '../checkbox/checkbox.css';
import './fieldset.css';

const topics = ['Events', 'New exhibitions', 'Offers for members'];

export default function ChoicesFieldset() {
  const [saved, setSaved] = useState('');

  return (
    <Form
      className="fieldset-stack"
      onFormSubmit={({ topics: chosen }: { topics: string[] }) =>
        setSaved(chosen.length > 0 ? chosen.join(', ') : 'nothing')
      }
    >
      <Field.Root name="topics">
        <Fieldset.Root
          className="fieldset"
          render={<CheckboxGroup defaultValue={['New exhibitions']} />}
        >
          <Fieldset.Legend className="fieldset-legend">Email me about</Fieldset.Legend>
          {topics.map((topic) => (
            <Field.Item key={topic}>
              <Field.Label className="check-row">
                <Checkbox.Root className="check" value={topic}>
                  <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
                </Checkbox.Root>
                {topic}
              </Field.Label>
            </Field.Item>
          ))}
        </Fieldset.Root>
      </Field.Root>
      <Button className="button button-strong" type="submit">
        Save
      </Button>
      <span role="status">{saved && `You get emails about ${saved}.`}</span>
    </Form>
  );
}
