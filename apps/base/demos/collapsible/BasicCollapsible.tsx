import { Collapsible } from '@base-ui/react/collapsible';
import '../theme.css';
import './collapsible.css';

export default function BasicCollapsible() {
  return (
    <Collapsible.Root className="collapsible">
      <Collapsible.Trigger className="collapsible-trigger">Allergens</Collapsible.Trigger>
      <Collapsible.Panel className="collapsible-panel">
        <p className="collapsible-content">
          Wheat, milk and almonds. Baked in a kitchen that also handles sesame.
        </p>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
