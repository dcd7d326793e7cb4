import { useState } from 'react';
import { Collapsible } from '@base-ui/react/collapsible';
import '../theme.css';
import './collapsible.css';

export default function FoundCollapsible() {
  const [reason, setReason] = useState('nothing yet');
  return (
    <Collapsible.Root
      className="collapsible"
      onOpenChange={(_open, details) => setReason(details.reason)}
    >
      <Collapsible.Trigger className="collapsible-trigger">Recipe</Collapsible.Trigger>
      <Collapsible.Panel className="collapsible-panel" hiddenUntilFound>
        <p className="collapsible-content">
          Toast the hazelnuts first, and let the dough rest for eleven hours.
        </p>
      </Collapsible.Panel>
      <div className="collapsible-content" role="status">
        Changed by: {reason}
      </div>
    </Collapsible.Root>
  );
}
