import { Autocomplete } from '@base-ui/react/autocomplete';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../combobox/combobox.css';
import './autocomplete.css';

interface Airport {
  code: string;
  name: string;
}

interface Region {
  name: string;
  items: Airport[];
}

const regions: Region[] = [
  {
    name: 'Nordic countries',
    items: [
      { code: 'BGO', name: 'Bergen' },
      { code: 'HEL', name: 'Helsinki' },
      { code: 'KEF', name: 'Reykjavík' },
    ],
  },
  {
    name: 'Iberian Peninsula',
    items: [
      { code: 'BIO', name: 'Bilbao' },
      { code: 'LIS', name: 'Lisbon' },
      { code: 'OPO', name: 'Porto' },
    ],
  },
];

export default function GroupedAutocomplete() {
  return (
    <Field.Root className="combobox-field">
      <Field.Label className="combobox-label">Airport</Field.Label>
      <Autocomplete.Root
        items={regions}
        itemToStringValue={(airport) => `${airport.name} (${airport.code})`}
        openOnInputClick
      >
        <Autocomplete.InputGroup className="combobox-input-group">
          <Autocomplete.Input className="combobox-input" />
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="combobox-positioner" sideOffset={4}>
            <Autocomplete.Popup className="combobox-popup">
              <Autocomplete.Empty className="combobox-message">
                No airport found.
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(region: Region) => (
                  <Autocomplete.Group key={region.name} items={region.items}>
                    <Autocomplete.GroupLabel className="combobox-group">
                      {region.name}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(airport: Airport) => (
                        <Autocomplete.Item
                          key={airport.code}
                          value={airport}
                          className="autocomplete-item"
                        >
                          {airport.name}
                          <span className="autocomplete-end">{airport.code}</span>
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field.Root>
  );
}
