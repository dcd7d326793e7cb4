import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import './tabs.css';

const sections = [
  { value: 'profile', label: 'Profile', text: 'Your name and your picture.' },
  { value: 'mail', label: 'Mail', text: 'What we may write to you about.' },
  { value: 'billing', label: 'Billing', text: 'Only for the owner of the account.', locked: true },
];

export default function VerticalTabs() {
  return (
    <Tabs.Root className="tabs" orientation="vertical" defaultValue="profile">
      <Tabs.List className="tabs-list" aria-label="Settings">
        {sections.map(({ value, label, locked = false }) => (
          <Tabs.Tab key={value} className="tabs-tab" value={value} disabled={locked}>
            {label}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className="tabs-indicator" />
      </Tabs.List>
      {sections.map(({ value, text }) => (
        <Tabs.Panel key={value} className="tabs-panel" value={value}>
          {text}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
