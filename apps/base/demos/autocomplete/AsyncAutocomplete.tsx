import { useRef, useState } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../combobox/combobox.css';
import './autocomplete.css';

const streets = [
  'Harbor Lane',
  'Harbor Street',
  'Hill Road',
  'Market Square',
  'Mill Lane',
  'Mill Road',
];

/** Replace this function with a request to your server. */
async function searchStreets(query: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return streets.filter((street) => street.toLowerCase().includes(query.toLowerCase()));
}

export default function AsyncAutocomplete() {
  const [street, setStreet] = useState('');
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latestQuery = useRef('');

  const search = async (query: string) => {
    setStreet(query);
    latestQuery.current = query;
    setFailed(false);
    if (query === '') {
      setSuggestions([]);
      setLoading(false);
      return;
    }
    setLoading(true);
    const found = await searchStreets(query).catch(() => null);
    // Ignore the results of an earlier query.
    if (latestQuery.current === query) {
      setSuggestions(found ?? []);
      setFailed(found === null);
      setLoading(false);
    }
  };

  return (
    <Field.Root className="combobox-field">
      <Field.Label className="combobox-label">Street (try “mi”)</Field.Label>
      <Autocomplete.Root items={suggestions} filter={null} value={street} onValueChange={search}>
        <Autocomplete.InputGroup className="combobox-input-group">
          <Autocomplete.Input className="combobox-input" />
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="combobox-positioner" sideOffset={4}>
            <Autocomplete.Popup className="combobox-popup">
              <Autocomplete.Status className="combobox-message">
                {isLoading && 'Searching…'}
                {hasFailed && 'The suggestions can’t be loaded.'}
              </Autocomplete.Status>
              <Autocomplete.Empty className="combobox-message">
                {!isLoading &&
                  !hasFailed &&
                  (street === '' ? 'Type to search.' : 'No suggestions.')}
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(name: string) => (
                  <Autocomplete.Item key={name} value={name} className="autocomplete-item">
                    {name}
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
