import { useState } from 'react';
import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import './tabs.css';

const steps = ['Address', 'Delivery', 'Payment'];

export default function ControlledTabs() {
  const [step, setStep] = useState('Address');
  const next = steps[steps.indexOf(step) + 1];
  return (
    <Tabs.Root className="tabs" value={step} onValueChange={(value) => setStep(String(value))}>
      <Tabs.List className="tabs-list" aria-label="Checkout">
        {steps.map((name) => (
          <Tabs.Tab key={name} className="tabs-tab" value={name}>
            {name}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className="tabs-indicator" />
      </Tabs.List>
      {steps.map((name) => (
        <Tabs.Panel key={name} className="tabs-panel" value={name}>
          <p>{name}: everything is filled in.</p>
          {next && (
            <button type="button" className="button" onClick={() => setStep(next)}>
              Go on to {next.toLowerCase()}
            </button>
          )}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
