import { useState } from 'react';
import { Toolbar } from '@base-ui/react/toolbar';
import '../theme.css';
import './toolbar.css';

export default function DisabledToolbar() {
  const [isSelected, setSelected] = useState(false);

  return (
    <Toolbar.Root className="toolbar" aria-label="Photo">
      <Toolbar.Button className="toolbar-button" onClick={() => setSelected(!isSelected)}>
        {isSelected ? 'Clear selection' : 'Select photo'}
      </Toolbar.Button>
      <Toolbar.Separator className="toolbar-separator" />
      <Toolbar.Group className="toolbar-group" aria-label="Edit" disabled={!isSelected}>
        <Toolbar.Button className="toolbar-button">Rotate</Toolbar.Button>
        <Toolbar.Button className="toolbar-button">Crop</Toolbar.Button>
      </Toolbar.Group>
    </Toolbar.Root>
  );
}
