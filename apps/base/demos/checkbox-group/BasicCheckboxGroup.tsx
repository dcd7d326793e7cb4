import { useId } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import '../theme.css';
import '../checkbox/checkbox.css';

const channels = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text message' },
  { value: 'phone', label: 'Phone call' },
];

export default function BasicCheckboxGroup() {
  const id = useId();

  return (
    <CheckboxGroup className="check-list" aria-labelledby={id} defaultValue={['email']}>
      <strong id={id}>How may we contact you?</strong>
      {channels.map(({ value, label }) => (
        <label key={value} className="check-row">
          <Checkbox.Root className="check" value={value}>
            <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
          </Checkbox.Root>
          {label}
        </label>
      ))}
    </CheckboxGroup>
  );
}
