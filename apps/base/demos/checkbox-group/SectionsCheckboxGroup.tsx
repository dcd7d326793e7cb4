import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import '../theme.css';
import '../checkbox/checkbox.css';

const sections = [
  { name: 'Invoices', rights: ['View invoices', 'Create invoices', 'Delete invoices'] },
  { name: 'Members', rights: ['View members', 'Invite members'] },
];

export default function SectionsCheckboxGroup() {
  const [granted, setGranted] = useState(['View invoices', 'View members']);

  const changeSection = (rights: string[], checked: string[]) => {
    setGranted([...granted.filter((right) => !rights.includes(right)), ...checked]);
  };

  return (
    <div className="check-list">
      {sections.map(({ name, rights }) => (
        <CheckboxGroup
          key={name}
          className="check-list"
          aria-label={name}
          allValues={rights}
          value={granted.filter((right) => rights.includes(right))}
          onValueChange={(checked) => changeSection(rights, checked)}
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
            <strong>{name}</strong>
          </label>
          {rights.map((right) => (
            <label key={right} className="check-row check-child">
              <Checkbox.Root className="check" value={right}>
                <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
              </Checkbox.Root>
              {right}
            </label>
          ))}
        </CheckboxGroup>
      ))}
      <span role="status">Permissions: {granted.length}</span>
    </div>
  );
}
