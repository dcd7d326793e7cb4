import { useState } from 'react';
import { Toolbar } from '@base-ui/react/toolbar';
import '../theme.css';
import './toolbar.css';

const allPlants = ['Basil', 'Chives', 'Dill', 'Fennel', 'Lavender', 'Mint', 'Rosemary', 'Thyme'];

export default function TableToolbar() {
  const [query, setQuery] = useState('');
  const [isDescending, setDescending] = useState(false);

  const plants = allPlants.filter((plant) => plant.toLowerCase().includes(query.toLowerCase()));
  if (isDescending) {
    plants.reverse();
  }

  return (
    <div>
      <Toolbar.Root className="toolbar" aria-label="Plants">
        <Toolbar.Input
          className="toolbar-input"
          aria-label="Filter plants"
          placeholder="Filter"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Toolbar.Button
          className="toolbar-button"
          disabled={query === ''}
          onClick={() => setQuery('')}
        >
          Reset
        </Toolbar.Button>
        <Toolbar.Separator className="toolbar-separator" />
        <Toolbar.Button className="toolbar-button" onClick={() => setDescending(!isDescending)}>
          {isDescending ? 'Sort A to Z' : 'Sort Z to A'}
        </Toolbar.Button>
      </Toolbar.Root>
      <p className="toolbar-text" role="status">
        {plants.length} plants: {plants.join(', ')}
      </p>
    </div>
  );
}
