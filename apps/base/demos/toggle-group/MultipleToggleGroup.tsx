import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import '../theme.css';
import '../toggle/toggle.css';

export default function MultipleToggleGroup() {
  const [style, setStyle] = useState<string[]>(['italic']);
  return (
    <div>
      <ToggleGroup
        className="toggle-group"
        aria-label="Text style"
        multiple
        value={style}
        onValueChange={setStyle}
      >
        <Toggle className="toggle" value="bold" aria-label="Bold">
          <strong>B</strong>
        </Toggle>
        <Toggle className="toggle" value="italic" aria-label="Italic">
          <em>I</em>
        </Toggle>
        <Toggle className="toggle" value="strike" aria-label="Strikethrough">
          <s>S</s>
        </Toggle>
      </ToggleGroup>
      <p
        className="toggle-text"
        style={{
          fontWeight: style.includes('bold') ? 700 : 400,
          fontStyle: style.includes('italic') ? 'italic' : 'normal',
          textDecoration: style.includes('strike') ? 'line-through' : 'none',
        }}
      >
        The lamp was lit at five.
      </p>
    </div>
  );
}
