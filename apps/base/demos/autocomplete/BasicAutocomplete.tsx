import { Autocomplete } from '@base-ui/react/autocomplete';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../combobox/combobox.css';
import './autocomplete.css';

const hobbies = [
  'Astronomy',
  'Bird watching',
  'Botany',
  'Ceramics',
  'Geology',
  'Gardening',
  'Sailing',
];

export default function BasicAutocomplete() {
  return (
    <Field.Root className="combobox-field">
      <Field.Label className="combobox-label">Hobby</Field.Label>
      <Autocomplete.Root items={hobbies}>
        <Autocomplete.InputGroup className="combobox-input-group">
          <Autocomplete.Input className="combobox-input" placeholder="For example, Botany" />
          <Autocomplete.Clear className="combobox-button" aria-label="Clear">
            ✕
          </Autocomplete.Clear>
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="combobox-positioner" sideOffset={4}>
            <Autocomplete.Popup className="combobox-popup">
              <Autocomplete.Empty className="combobox-message">No suggestions.</Autocomplete.Empty>
              <Autocomplete.List>
                {(hobby: string) => (
                  <Autocomplete.Item key={hobby} value={hobby} className="autocomplete-item">
                    {hobby}
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
