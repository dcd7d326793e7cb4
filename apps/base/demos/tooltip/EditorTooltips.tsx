import { Toggle } from '@base-ui/react/toggle';
import { Toolbar } from '@base-ui/react/toolbar';
import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import '../toolbar/toolbar.css';
import './tooltip.css';

const marks = [
  { name: 'Bold', letter: 'B', keys: 'Ctrl+B' },
  { name: 'Italic', letter: 'I', keys: 'Ctrl+I' },
  { name: 'Underline', letter: 'U', keys: 'Ctrl+U' },
];

export default function EditorTooltips() {
  return (
    <Tooltip.Provider>
      <Toolbar.Root className="toolbar" aria-label="Text style">
        {marks.map(({ name, letter, keys }) => (
          <Tooltip.Root key={name}>
            <Toolbar.Button
              className="toolbar-button"
              aria-label={name}
              aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
              render={<Tooltip.Trigger render={<Toggle />} />}
            >
              {letter}
            </Toolbar.Button>
            <Tooltip.Portal>
              <Tooltip.Positioner className="tooltip-positioner" sideOffset={8}>
                <Tooltip.Popup className="tooltip-popup">
                  {name} ({keys})
                </Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </Tooltip.Root>
        ))}
      </Toolbar.Root>
    </Tooltip.Provider>
  );
}
