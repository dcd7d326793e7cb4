import { Collapsible } from '@base-ui/react/collapsible';
import '../theme.css';
import './collapsible.css';

export default function KeptCollapsible() {
  return (
    <div className="collapsible">
      <Collapsible.Root>
        <Collapsible.Trigger className="collapsible-trigger">
          Note for the baker
        </Collapsible.Trigger>
        <Collapsible.Panel className="collapsible-panel" keepMounted>
          <label className="collapsible-content">
            This text is kept
            <textarea className="collapsible-note" rows={2} />
          </label>
        </Collapsible.Panel>
      </Collapsible.Root>
      <Collapsible.Root>
        <Collapsible.Trigger className="collapsible-trigger">
          Note for the driver
        </Collapsible.Trigger>
        <Collapsible.Panel className="collapsible-panel">
          <label className="collapsible-content">
            This text is lost
            <textarea className="collapsible-note" rows={2} />
          </label>
        </Collapsible.Panel>
      </Collapsible.Root>
    </div>
  );
}
