import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import './tooltip.css';

const tools = [
  { sign: '↶', name: 'Undo' },
  { sign: '↷', name: 'Redo' },
  { sign: '⌕', name: 'Find' },
];

export default function GroupedTooltips() {
  return (
    <Tooltip.Provider delay={500} timeout={600}>
      <div className="tooltip-row" role="group" aria-label="Tools">
        {tools.map(({ sign, name }) => (
          <Tooltip.Root key={name}>
            <Tooltip.Trigger className="button" aria-label={name}>
              {sign}
            </Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Positioner className="tooltip-positioner" sideOffset={6}>
                <Tooltip.Popup className="tooltip-popup">{name}</Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </Tooltip.Root>
        ))}
      </div>
    </Tooltip.Provider>
  );
}
