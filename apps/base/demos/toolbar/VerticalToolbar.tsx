import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Toolbar } from '@base-ui/react/toolbar';
import '../theme.css';
import './toolbar.css';

const tools = ['Select', 'Draw', 'Erase'];

export default function VerticalToolbar() {
  const [tool, setTool] = useState('Draw');

  return (
    <Toolbar.Root className="toolbar" aria-label="Drawing" orientation="vertical">
      <ToggleGroup
        aria-label="Tool"
        orientation="vertical"
        value={[tool]}
        onValueChange={([nextTool]) => {
          if (nextTool) setTool(nextTool);
        }}
        render={<Toolbar.Group className="toolbar-group" />}
      >
        {tools.map((name) => (
          <Toolbar.Button key={name} className="toolbar-button" render={<Toggle value={name} />}>
            {name}
          </Toolbar.Button>
        ))}
      </ToggleGroup>
      <Toolbar.Separator className="toolbar-separator" />
      <Toolbar.Button className="toolbar-button" onClick={() => setTool('Select')}>
        Reset tool
      </Toolbar.Button>
    </Toolbar.Root>
  );
}
