import { useId, useState } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import './combobox.css';

interface Country {
  code: string;
  label: string;
}

const countries: Country[] = [
  { code: 'EE', label: 'Estonia' },
  { code: 'FI', label: 'Finland' },
  { code: 'NO', label: 'Norway' },
  { code: 'PT', label: 'Portugal' },
  { code: 'SI', label: 'Slovenia' },
];

export default function ObjectCombobox() {
  const id = useId();
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <Combobox.Root
      items={countries}
      value={country}
      onValueChange={setCountry}
      itemToStringValue={({ code }) => code}
    >
      <div className="combobox-field">
        <label htmlFor={id} className="combobox-label">
          Country
        </label>
        <Combobox.InputGroup className="combobox-input-group">
          <Combobox.Input id={id} className="combobox-input" />
          <Combobox.Trigger className="combobox-button" aria-label="Show countries">
            ▾
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <output>{country === null ? 'No country' : `Code: ${country.code}`}</output>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="combobox-positioner" sideOffset={4}>
          <Combobox.Popup className="combobox-popup">
            <Combobox.Empty className="combobox-message">No country found.</Combobox.Empty>
            <Combobox.List>
              {(item: Country) => (
                <Combobox.Item key={item.code} value={item} className="combobox-item">
                  <Combobox.ItemIndicator className="combobox-check">✓</Combobox.ItemIndicator>
                  <span className="combobox-text">{item.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
