import { useState } from 'react';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Select } from '@base-ui/react/select';
import '../theme.css';
import './select.css';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

export default function RequiredSelect() {
  const [ordered, setOrdered] = useState('');
  return (
    <Form
      className="select-field select-form"
      onFormSubmit={(values) => {
        setOrdered(String(values['size']));
      }}
    >
      <Field.Root name="size" className="select-field">
        <Select.Root items={sizes} required>
          <Select.Label className="select-label">Size</Select.Label>
          <Select.Trigger className="select-trigger">
            <Select.Value className="select-value" placeholder="Choose a size" />
            <Select.Icon>▾</Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner className="select-positioner" alignItemWithTrigger={false}>
              <Select.Popup className="select-popup">
                <Select.List>
                  {sizes.map(({ value, label }) => (
                    <Select.Item key={value} value={value} className="select-item">
                      <Select.ItemText className="select-text">{label}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
        <Field.Error className="select-error" match="valueMissing">
          Choose a size before you order.
        </Field.Error>
      </Field.Root>
      <button type="submit" className="button button-strong">
        Order
      </button>
      <span role="status">{ordered && `Ordered: ${ordered}`}</span>
    </Form>
  );
}
