import { useId } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import './combobox.css';

const cities = ['Bergen', 'Graz', 'Ljubljana', 'Porto', 'Tartu', 'Turku', 'Utrecht'];

export default function BasicCombobox() {
  const id = useId();
  return (
    <Combobox.Root items={cities}>
      <div className="combobox-field">
        <label htmlFor={id} className="combobox-label">
          City
        </label>
        <Combobox.InputGroup className="combobox-input-group">
          <Combobox.Input id={id} className="combobox-input" placeholder="Choose a city" />
          <Combobox.Clear className="combobox-button" aria-label="Clear">
            ✕
          </Combobox.Clear>
          <Combobox.Trigger className="combobox-button" aria-label="Show cities">
            ▾
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="combobox-positioner" sideOffset={4}>
          <Combobox.Popup className="combobox-popup">
            <Combobox.Empty className="combobox-message">No city found.</Combobox.Empty>
            <Combobox.List>
              {(city: string) => (
                <Combobox.Item key={city} value={city} className="combobox-item">
                  <Combobox.ItemIndicator className="combobox-check">✓</Combobox.ItemIndicator>
                  <span className="combobox-text">{city}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
