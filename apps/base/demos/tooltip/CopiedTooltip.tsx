import { useState } from 'react';
import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import './tooltip.css';

export default function CopiedTooltip() {
  const [copied, setCopied] = useState(false);
  return (
    <Tooltip.Root onOpenChangeComplete={(open) => !open && setCopied(false)}>
      <Tooltip.Trigger
        className="button"
        closeOnClick={false}
        delay={200}
        onClick={() => setCopied(true)}
      >
        Copy the address
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner className="tooltip-positioner" sideOffset={6}>
          <Tooltip.Popup className="tooltip-popup">
            {copied ? 'Copied' : 'Quay 3, 5020 Bergen'}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
      <span role="status">{copied && ' Copied'}</span>
    </Tooltip.Root>
  );
}
