import { useState } from 'react';
import { ContextMenu } from '@base-ui/react/context-menu';
import '../theme.css';
import '../menu/menu.css';
import './context-menu.css';

const papers = ['Plain', 'Dotted', 'Ruled'];

export default function CanvasContextMenu() {
  const [hasMargin, setMargin] = useState(true);
  const [paper, setPaper] = useState('Dotted');

  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger
        className="context-menu-area"
        role="group"
        aria-label="Page"
        tabIndex={0}
        data-paper={paper}
      >
        {paper} paper, {hasMargin ? 'with a margin' : 'no margin'}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="menu-positioner">
          <ContextMenu.Popup className="menu-popup" aria-label="Page">
            <ContextMenu.CheckboxItem
              className="menu-item"
              checked={hasMargin}
              onCheckedChange={setMargin}
            >
              <span className="menu-sign">
                <ContextMenu.CheckboxItemIndicator>✓</ContextMenu.CheckboxItemIndicator>
              </span>
              Show margin
            </ContextMenu.CheckboxItem>
            <ContextMenu.Separator className="menu-separator" />
            <ContextMenu.RadioGroup value={paper} onValueChange={setPaper}>
              <ContextMenu.GroupLabel className="menu-label">Paper</ContextMenu.GroupLabel>
              {papers.map((name) => (
                <ContextMenu.RadioItem key={name} className="menu-item" value={name}>
                  <span className="menu-sign">
                    <ContextMenu.RadioItemIndicator>•</ContextMenu.RadioItemIndicator>
                  </span>
                  {name}
                </ContextMenu.RadioItem>
              ))}
            </ContextMenu.RadioGroup>
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
