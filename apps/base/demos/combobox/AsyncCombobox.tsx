import { useId, useRef, useState } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import './combobox.css';

const places = ['Lisbon', 'Ljubljana', 'London', 'Lübeck', 'Lucerne', 'Lugano', 'Lyon'];

/** Replace this function with a request to your server. */
async function searchPlaces(query: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return places.filter((place) => place.toLowerCase().startsWith(query.toLowerCase()));
}

export default function AsyncCombobox() {
  const id = useId();
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<string[]>([]);
  const [isLoading, setLoading] = useState(false);

  const latestQuery = useRef('');

  const search = async (value: string) => {
    latestQuery.current = value;
    setQuery(value);
    if (value === '') {
      setResults([]);
      setLoading(false);
      return;
    }
    setLoading(true);
    const found = await searchPlaces(value);
    // Ignore the results of an earlier query.
    if (latestQuery.current === value) {
      setResults(found);
      setLoading(false);
    }
  };

  return (
    <Combobox.Root items={results} filter={null} onInputValueChange={search}>
      <div className="combobox-field">
        <label htmlFor={id} className="combobox-label">
          Place (try “Lu”)
        </label>
        <Combobox.InputGroup className="combobox-input-group">
          <Combobox.Input id={id} className="combobox-input" />
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="combobox-positioner" sideOffset={4}>
          <Combobox.Popup className="combobox-popup">
            <Combobox.Status className="combobox-message">
              {isLoading ? 'Searching…' : null}
            </Combobox.Status>
            <Combobox.Empty className="combobox-message">
              {!isLoading && (query === '' ? 'Type to search.' : 'No place found.')}
            </Combobox.Empty>
            <Combobox.List>
              {(place: string) => (
                <Combobox.Item key={place} value={place} className="combobox-item">
                  <Combobox.ItemIndicator className="combobox-check">✓</Combobox.ItemIndicator>
                  <span className="combobox-text">{place}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
