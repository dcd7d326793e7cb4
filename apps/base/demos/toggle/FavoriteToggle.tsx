import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

export default function FavoriteToggle() {
  const [favorite, setFavorite] = useState(false);
  return (
    <Toggle
      className="toggle toggle-alone"
      aria-label="Favorite"
      pressed={favorite}
      onPressedChange={setFavorite}
      render={(props, { pressed }) => <button {...props}>{pressed ? '★' : '☆'}</button>}
    />
  );
}
