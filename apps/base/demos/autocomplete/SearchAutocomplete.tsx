import { useState } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Field } from '@base-ui/react/field';
import '../theme.css';
import '../combobox/combobox.css';
import './autocomplete.css';

const recentSearches = ['bread without yeast', 'beetroot soup', 'lentil salad', 'lemon tart'];

export default function SearchAutocomplete() {
  const [query, setQuery] = useState('');

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setQuery(String(new FormData(event.currentTarget).get('query')));
      }}
    >
      <div className="autocomplete-form">
        <Field.Root name="query" className="combobox-field">
          <Field.Label className="combobox-label">Search recipes</Field.Label>
          <Autocomplete.Root items={recentSearches} openOnInputClick submitOnItemClick>
            <Autocomplete.InputGroup className="combobox-input-group">
              <Autocomplete.Input className="combobox-input" />
            </Autocomplete.InputGroup>
            <Autocomplete.Portal>
              <Autocomplete.Positioner className="combobox-positioner" sideOffset={4}>
                <Autocomplete.Popup className="combobox-popup">
                  <Autocomplete.Empty className="combobox-message">
                    Press Enter to search.
                  </Autocomplete.Empty>
                  <Autocomplete.List>
                    {(search: string) => (
                      <Autocomplete.Item key={search} value={search} className="autocomplete-item">
                        {search}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.List>
                </Autocomplete.Popup>
              </Autocomplete.Positioner>
            </Autocomplete.Portal>
          </Autocomplete.Root>
        </Field.Root>
        <button type="submit" className="button button-strong">
          Search
        </button>
      </div>
      <p className="autocomplete-status" role="status">
        {query !== '' && `Results for “${query}”`}
      </p>
    </form>
  );
}
