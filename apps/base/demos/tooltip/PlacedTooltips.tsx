import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import './tooltip.css';

const sides = ['top', 'bottom', 'inline-start', 'inline-end'] as const;

export default function PlacedTooltips() {
  return (
    <div className="tooltip-row">
      {sides.map((side) => (
        <Tooltip.Root key={side}>
          <Tooltip.Trigger className="button" delay={0}>
            {side}
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Positioner className="tooltip-positioner" side={side} sideOffset={6}>
              <Tooltip.Popup className="tooltip-popup">Here, if there is room</Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </div>
  );
}
