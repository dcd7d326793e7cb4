import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import './combobox.css';

interface Region {
  name: string;
  items: string[];
}

const regions: Region[] = [
  { name: 'Europe', items: ['Dublin', 'Helsinki', 'Lisbon', 'Rome'] },
  { name: 'Americas', items: ['Bogotá', 'Lima', 'Toronto'] },
  { name: 'Asia', items: ['Kolkata', 'Seoul', 'Tokyo'] },
];

export default function PopupCombobox() {
  return (
    <Combobox.Root items={regions} defaultValue="Lisbon">
      <div className="combobox-field">
        <Combobox.Label className="combobox-label">Time zone</Combobox.Label>
        <Combobox.Trigger className="combobox-trigger">
          <Combobox.Value placeholder="Choose a city" />
          <Combobox.Icon>▾</Combobox.Icon>
        </Combobox.Trigger>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="combobox-positioner" sideOffset={4} align="start">
          <Combobox.Popup className="combobox-popup" aria-label="Time zones">
            <div className="combobox-search">
              <Combobox.Input
                className="combobox-input"
                aria-label="Search cities"
                placeholder="Search"
              />
            </div>
            <Combobox.Empty className="combobox-message">No city found.</Combobox.Empty>
            <Combobox.List>
              {(region: Region) => (
                <Combobox.Group key={region.name} items={region.items}>
                  <Combobox.GroupLabel className="combobox-group">
                    {region.name}
                  </Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(city: string) => (
                      <Combobox.Item key={city} value={city} className="combobox-item">
                        <Combobox.ItemIndicator className="combobox-check">
                          ✓
                        </Combobox.ItemIndicator>
                        <span className="combobox-text">{city}</span>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
