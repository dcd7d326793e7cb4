import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import '../theme.css';
import '../checkbox/checkbox.css';

const concerts = ['Friday', 'Saturday', 'Sunday'];

export default function SelectAllCheckboxGroup() {
  return (
    <CheckboxGroup
      className="check-list"
      aria-label="Concerts"
      allValues={concerts}
      defaultValue={['Saturday']}
    >
      <label className="check-row">
        <Checkbox.Root className="check" parent>
          <Checkbox.Indicator
            aria-hidden
            render={(props, { indeterminate }) => (
              <span {...props}>{indeterminate ? '−' : '✓'}</span>
            )}
          />
        </Checkbox.Root>
        The whole weekend
      </label>
      {concerts.map((day) => (
        <label key={day} className="check-row check-child">
          <Checkbox.Root className="check" value={day}>
            <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
          </Checkbox.Root>
          {day}
        </label>
      ))}
    </CheckboxGroup>
  );
}
