import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Toolbar } from '@base-ui/react/toolbar';
import '../theme.css';
import '../menu/menu.css';
import './toolbar.css';

const sizes = [
  { label: 'Small', fontSize: '0.875rem' },
  { label: 'Normal', fontSize: '1rem' },
  { label: 'Large', fontSize: '1.375rem' },
];

export default function FormatToolbar() {
  const [styles, setStyles] = useState<string[]>(['bold']);
  const [fontSize, setFontSize] = useState('1rem');

  return (
    <div>
      <Toolbar.Root className="toolbar" aria-label="Text format">
        <ToggleGroup
          className="toolbar-group"
          aria-label="Style"
          multiple
          value={styles}
          onValueChange={setStyles}
        >
          <Toolbar.Button
            className="toolbar-button"
            aria-label="Bold"
            render={<Toggle value="bold" />}
          >
            <b>B</b>
          </Toolbar.Button>
          <Toolbar.Button
            className="toolbar-button"
            aria-label="Italic"
            render={<Toggle value="italic" />}
          >
            <i>I</i>
          </Toolbar.Button>
        </ToggleGroup>
        <Toolbar.Separator className="toolbar-separator" />
        <Menu.Root>
          <Toolbar.Button className="toolbar-button" render={<Menu.Trigger />}>
            Size ▾
          </Toolbar.Button>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={8} align="start">
              <Menu.Popup className="menu-popup">
                <Menu.RadioGroup value={fontSize} onValueChange={setFontSize}>
                  {sizes.map((size) => (
                    <Menu.RadioItem
                      key={size.label}
                      className="menu-item"
                      value={size.fontSize}
                      closeOnClick
                    >
                      <span className="menu-sign">
                        <Menu.RadioItemIndicator>•</Menu.RadioItemIndicator>
                      </span>
                      {size.label}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </Toolbar.Root>
      <p
        className="toolbar-text"
        style={{
          fontSize,
          fontStyle: styles.includes('italic') ? 'italic' : 'normal',
          fontWeight: styles.includes('bold') ? 700 : 400,
        }}
      >
        The ferry leaves at nine.
      </p>
    </div>
  );
}
