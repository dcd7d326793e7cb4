import { useState } from 'react';
import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import './tooltip.css';

const colors = [
  { name: 'Moss', value: '#5b7f3a' },
  { name: 'Rust', value: '#a3502a' },
  { name: 'Harbor blue', value: '#2f6690' },
  { name: 'Plum', value: '#7b3f61' },
];

export default function SharedTooltip() {
  const [handle] = useState(() => Tooltip.createHandle<string>());
  const [color, setColor] = useState('Moss');

  return (
    <div className="tooltip-row" role="group" aria-label="Color of the fence">
      {colors.map(({ name, value }) => (
        <Tooltip.Trigger
          key={name}
          className="tooltip-swatch"
          style={{ background: value }}
          aria-label={name}
          aria-pressed={name === color}
          handle={handle}
          payload={name}
          onClick={() => setColor(name)}
        />
      ))}
      <Tooltip.Root handle={handle}>
        {({ payload }) => (
          <Tooltip.Portal>
            <Tooltip.Positioner className="tooltip-positioner" sideOffset={10}>
              <Tooltip.Popup className="tooltip-popup">
                <Tooltip.Arrow className="tooltip-arrow" />
                <Tooltip.Viewport>{payload}</Tooltip.Viewport>
              </Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        )}
      </Tooltip.Root>
      <output>{color}</output>
    </div>
  );
}
