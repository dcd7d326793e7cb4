import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import '../theme.css';
import '../menu/menu.css';
import './menubar.css';

const text = 'The ferry leaves the harbor at seven, long before the fish market opens.';
const sizes = { Small: '0.875rem', Medium: '1rem', Large: '1.25rem' };

export default function EditorMenubar() {
  const [isBold, setBold] = useState(false);
  const [isUppercase, setUppercase] = useState(false);
  const [size, setSize] = useState<keyof typeof sizes>('Medium');

  return (
    <div className="menubar-page">
      <Menubar className="menubar" aria-label="Text">
        <Menu.Root>
          <Menu.Trigger className="menubar-trigger">Format</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6}>
              <Menu.Popup className="menu-popup">
                <Menu.CheckboxItem className="menu-item" checked={isBold} onCheckedChange={setBold}>
                  <span className="menu-sign">
                    <Menu.CheckboxItemIndicator>✓</Menu.CheckboxItemIndicator>
                  </span>
                  Bold
                </Menu.CheckboxItem>
                <Menu.CheckboxItem
                  className="menu-item"
                  checked={isUppercase}
                  onCheckedChange={setUppercase}
                >
                  <span className="menu-sign">
                    <Menu.CheckboxItemIndicator>✓</Menu.CheckboxItemIndicator>
                  </span>
                  Uppercase
                </Menu.CheckboxItem>
                <Menu.Separator className="menu-separator" />
                <Menu.SubmenuRoot>
                  <Menu.SubmenuTrigger className="menu-item">
                    <span className="menu-sign" />
                    Size
                    <span className="menu-end" aria-hidden="true">
                      ›
                    </span>
                  </Menu.SubmenuTrigger>
                  <Menu.Portal>
                    <Menu.Positioner className="menu-positioner">
                      <Menu.Popup className="menu-popup">
                        <Menu.RadioGroup value={size} onValueChange={setSize}>
                          {Object.keys(sizes).map((name) => (
                            <Menu.RadioItem key={name} className="menu-item" value={name}>
                              <span className="menu-sign">
                                <Menu.RadioItemIndicator>•</Menu.RadioItemIndicator>
                              </span>
                              {name}
                            </Menu.RadioItem>
                          ))}
                        </Menu.RadioGroup>
                      </Menu.Popup>
                    </Menu.Positioner>
                  </Menu.Portal>
                </Menu.SubmenuRoot>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <Menu.Root>
          <Menu.Trigger className="menubar-trigger">Reset</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6}>
              <Menu.Popup className="menu-popup">
                <Menu.Item
                  className="menu-item"
                  onClick={() => {
                    setBold(false);
                    setUppercase(false);
                    setSize('Medium');
                  }}
                >
                  Remove formatting
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </Menubar>
      <p
        style={{
          fontSize: sizes[size],
          fontWeight: isBold ? 700 : 400,
          textTransform: isUppercase ? 'uppercase' : 'none',
        }}
      >
        {text}
      </p>
    </div>
  );
}
