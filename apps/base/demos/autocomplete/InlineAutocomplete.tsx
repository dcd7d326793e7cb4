import { Autocomplete } from '@base-ui/react/autocomplete';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../combobox/combobox.css';
import './autocomplete.css';

const countries = ['Denmark', 'Estonia', 'Finland', 'Iceland', 'Latvia', 'Norway', 'Sweden'];

export default function InlineAutocomplete() {
  return (
    <Field.Root className="combobox-field">
      <Field.Label className="combobox-label">Country</Field.Label>
      <Autocomplete.Root items={countries} mode="both">
        <Autocomplete.InputGroup className="combobox-input-group">
          <Autocomplete.Input className="combobox-input" />
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="combobox-positioner" sideOffset={4}>
            <Autocomplete.Popup className="combobox-popup">
              <Autocomplete.Empty className="combobox-message">
                Not in the list. You can still enter it.
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(country: string) => (
                  <Autocomplete.Item key={country} value={country} className="autocomplete-item">
                    {country}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field.Root>
  );
}
