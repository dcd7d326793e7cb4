import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import '../theme.css';
import './checkbox.css';

const files = [
  { name: 'Floor plan.pdf', size: '1.2 MB' },
  { name: 'Lease.pdf', size: '340 KB' },
  { name: 'Photos.zip', size: '48 MB' },
];

export default function TableCheckbox() {
  const [selected, setSelected] = useState(['Lease.pdf']);

  const select = (name: string, checked: boolean) => {
    setSelected(checked ? [...selected, name] : selected.filter((other) => other !== name));
  };

  return (
    <table className="check-table">
      <thead>
        <tr>
          <th>
            <Checkbox.Root
              className="check"
              aria-label="Select all files"
              checked={selected.length === files.length}
              indeterminate={selected.length > 0 && selected.length < files.length}
              onCheckedChange={(checked) =>
                setSelected(checked ? files.map(({ name }) => name) : [])
              }
            >
              <Checkbox.Indicator aria-hidden>
                {selected.length < files.length ? '−' : '✓'}
              </Checkbox.Indicator>
            </Checkbox.Root>
          </th>
          <th>Name</th>
          <th>Size</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, size }) => (
          <tr key={name}>
            <td>
              <Checkbox.Root
                className="check"
                aria-label={`Select ${name}`}
                checked={selected.includes(name)}
                onCheckedChange={(checked) => select(name, checked)}
              >
                <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
              </Checkbox.Root>
            </td>
            <td>{name}</td>
            <td>{size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
