import { useState } from 'react';
import { Collapsible } from '@base-ui/react/collapsible';
import '../theme.css';
import './collapsible.css';

const loaves = ['Rye', 'Spelt', 'Oat', 'Walnut', 'Potato'];

export default function ControlledCollapsible() {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible.Root className="collapsible" open={open} onOpenChange={setOpen}>
      <div className="collapsible-content">{loaves.slice(0, 2).join(', ')}</div>
      <Collapsible.Panel className="collapsible-panel">
        <div className="collapsible-content">{loaves.slice(2).join(', ')}</div>
      </Collapsible.Panel>
      <Collapsible.Trigger className="collapsible-trigger">
        {open ? 'Fewer loaves' : `${loaves.length - 2} more loaves`}
      </Collapsible.Trigger>
    </Collapsible.Root>
  );
}
