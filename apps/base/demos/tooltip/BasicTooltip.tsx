import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import './tooltip.css';

export default function BasicTooltip() {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger className="button" aria-label="Bold">
        <strong>B</strong>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner className="tooltip-positioner" sideOffset={6}>
          <Tooltip.Popup className="tooltip-popup">Bold</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
