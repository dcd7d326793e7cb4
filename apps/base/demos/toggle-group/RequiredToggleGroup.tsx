import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import '../theme.css';
import '../toggle/toggle.css';

const alignments = ['start', 'center', 'end'] as const;
type Alignment = (typeof alignments)[number];

export default function RequiredToggleGroup() {
  const [alignment, setAlignment] = useState<Alignment>('start');
  return (
    <div>
      <ToggleGroup
        className="toggle-group"
        aria-label="Alignment"
        value={[alignment]}
        onValueChange={([next]) => {
          if (next) setAlignment(next);
        }}
      >
        {alignments.map((name) => (
          <Toggle key={name} className="toggle" value={name}>
            {name}
          </Toggle>
        ))}
      </ToggleGroup>
      <p className="toggle-text" style={{ textAlign: alignment }}>
        The lamp was lit at five.
      </p>
    </div>
  );
}
