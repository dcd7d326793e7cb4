import { useId, useState } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import '../theme.css';
import './combobox.css';

interface Tag {
  id: string;
  label: string;
  isNew?: boolean;
}

const initialTags: Tag[] = [
  { id: 'travel', label: 'Travel' },
  { id: 'family', label: 'Family' },
  { id: 'recipes', label: 'Recipes' },
];

export default function CreatableCombobox() {
  const id = useId();
  const [tags, setTags] = useState(initialTags);
  const [selected, setSelected] = useState<Tag[]>([]);
  const [query, setQuery] = useState('');

  const name = query.trim();
  const exists = tags.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  const items = name === '' || exists ? tags : [...tags, { id: 'new', label: name, isNew: true }];

  const handleValueChange = (next: Tag[]) => {
    if (next.some(({ isNew }) => isNew)) {
      const created = { id: name.toLowerCase(), label: name };
      setTags([...tags, created]);
      setSelected([...next.filter(({ isNew }) => !isNew), created]);
    } else {
      setSelected(next);
    }
    setQuery('');
  };

  return (
    <Combobox.Root
      items={items}
      multiple
      value={selected}
      onValueChange={handleValueChange}
      inputValue={query}
      onInputValueChange={setQuery}
      isItemEqualToValue={(a, b) => a.id === b.id}
    >
      <div className="combobox-field">
        <label htmlFor={id} className="combobox-label">
          Tags
        </label>
        <Combobox.InputGroup className="combobox-input-group">
          <Combobox.Chips className="combobox-chips">
            {selected.map((tag) => (
              <Combobox.Chip key={tag.id} className="combobox-chip">
                {tag.label}
                <Combobox.ChipRemove className="combobox-button" aria-label={`Remove ${tag.label}`}>
                  ✕
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input id={id} className="combobox-input" placeholder="Add a tag" />
          </Combobox.Chips>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className="combobox-positioner" sideOffset={4}>
          <Combobox.Popup className="combobox-popup">
            <Combobox.List>
              {(tag: Tag) => (
                <Combobox.Item key={tag.id} value={tag} className="combobox-item">
                  <Combobox.ItemIndicator className="combobox-check">✓</Combobox.ItemIndicator>
                  <span className="combobox-text">
                    {tag.isNew ? `Create “${tag.label}”` : tag.label}
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
