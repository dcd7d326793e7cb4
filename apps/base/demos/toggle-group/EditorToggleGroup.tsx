import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Toolbar } from '@base-ui/react/toolbar';
import '../theme.css';
import '../toggle/toggle.css';
import '../toolbar/toolbar.css';

export default function EditorToggleGroup() {
  const [marks, setMarks] = useState<string[]>([]);
  const [list, setList] = useState<string[]>(['none']);

  return (
    <Toolbar.Root className="toolbar" aria-label="Note">
      <ToggleGroup
        className="toolbar-group"
        aria-label="Text style"
        multiple
        value={marks}
        onValueChange={setMarks}
      >
        <Toggle className="toolbar-button" value="bold" aria-label="Bold">
          <b>B</b>
        </Toggle>
        <Toggle className="toolbar-button" value="italic" aria-label="Italic">
          <i>I</i>
        </Toggle>
      </ToggleGroup>
      <Toolbar.Separator className="toolbar-separator" />
      <ToggleGroup
        className="toolbar-group"
        aria-label="List style"
        value={list}
        onValueChange={(next) => setList(next.length === 0 ? ['none'] : next)}
      >
        <Toggle className="toolbar-button" value="none">
          Text
        </Toggle>
        <Toggle className="toolbar-button" value="bullets">
          Bullets
        </Toggle>
        <Toggle className="toolbar-button" value="numbers">
          Numbers
        </Toggle>
      </ToggleGroup>
      <Toolbar.Separator className="toolbar-separator" />
      <Toolbar.Button
        className="toolbar-button"
        onClick={() => {
          setMarks([]);
          setList(['none']);
        }}
      >
        Clear format
      </Toolbar.Button>
    </Toolbar.Root>
  );
}
