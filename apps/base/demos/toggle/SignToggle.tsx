import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

export default function SignToggle() {
  const [favourite, setFavourite] = useState(false);
  return (
    <Toggle
      className="toggle toggle-alone"
      aria-label="Favourite"
      pressed={favourite}
      onPressedChange={setFavourite}
      render={(props, { pressed }) => <button {...props}>{pressed ? '★' : '☆'}</button>}
    />
  );
}
