import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import './menu.css';

export default function OptionsMenu() {
  const [metronome, setMetronome] = useState(true);
  const [tempo, setTempo] = useState('andante');
  return (
    <Menu.Root>
      <Menu.Trigger className="button">Playback ▾</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
          <Menu.Popup className="menu-popup">
            <Menu.CheckboxItem
              className="menu-item"
              checked={metronome}
              onCheckedChange={setMetronome}
            >
              <span className="menu-sign">
                <Menu.CheckboxItemIndicator>✓</Menu.CheckboxItemIndicator>
              </span>
              Metronome
            </Menu.CheckboxItem>
            <Menu.Separator className="menu-separator" />
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">Tempo</Menu.GroupLabel>
              <Menu.RadioGroup value={tempo} onValueChange={setTempo}>
                {['adagio', 'andante', 'allegro'].map((name) => (
                  <Menu.RadioItem key={name} className="menu-item" value={name}>
                    <span className="menu-sign">
                      <Menu.RadioItemIndicator>•</Menu.RadioItemIndicator>
                    </span>
                    {name}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
