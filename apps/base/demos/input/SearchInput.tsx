import { useRef, useState } from 'react';
import { Input } from '@base-ui/react/input';
import '../theme.css';
import '../forms/forms.css';
import './input.css';

const cities = ['Ålesund', 'Bergen', 'Bodø', 'Hamar', 'Narvik', 'Oslo', 'Stavanger', 'Tromsø'];

export default function SearchInput() {
  const [query, setQuery] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);

  const matches = cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));

  return (
    <div className="forms-form">
      <div className="input-search">
        <Input
          ref={inputRef}
          className="forms-input"
          aria-label="Filter cities"
          placeholder="Filter cities"
          value={query}
          onValueChange={setQuery}
        />
        {query !== '' && (
          <button
            type="button"
            className="input-clear"
            aria-label="Clear filter"
            onClick={() => {
              setQuery('');
              inputRef.current?.focus();
            }}
          >
            ×
          </button>
        )}
      </div>
      <span className="forms-note" role="status">
        {matches.length} of {cities.length} cities
      </span>
      <ul className="input-list">
        {matches.slice(0, 5).map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
    </div>
  );
}
