import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import '../theme.css';
import '../checkbox/checkbox.css';

const drinks = [
  { name: 'Cortado', tags: ['coffee'] },
  { name: 'Iced latte', tags: ['coffee', 'cold'] },
  { name: 'Mint tea', tags: ['tea'] },
  { name: 'Iced green tea', tags: ['tea', 'cold'] },
];

export default function FilterCheckboxGroup() {
  const [tags, setTags] = useState(['cold']);
  const found = drinks.filter((drink) => tags.every((tag) => drink.tags.includes(tag)));

  return (
    <div className="check-list">
      <CheckboxGroup
        className="check-inline"
        aria-label="Filter drinks"
        value={tags}
        onValueChange={setTags}
      >
        {['coffee', 'tea', 'cold'].map((tag) => (
          <label key={tag} className="check-row">
            <Checkbox.Root className="check" value={tag}>
              <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
            </Checkbox.Root>
            {tag}
          </label>
        ))}
      </CheckboxGroup>
      <button type="button" className="button" onClick={() => setTags([])}>
        Clear filters
      </button>
      <span role="status">
        {found.length === 0 ? 'No drinks match.' : found.map(({ name }) => name).join(', ')}
      </span>
    </div>
  );
}
