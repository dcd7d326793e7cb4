import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import './tabs.css';

const months = ['April', 'May', 'June'];

export default function FocusTabs() {
  return (
    <Tabs.Root className="tabs" defaultValue="April">
      <Tabs.List className="tabs-list" aria-label="Month" activateOnFocus loopFocus={false}>
        {months.map((month) => (
          <Tabs.Tab key={month} className="tabs-tab" value={month}>
            {month}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {months.map((month) => (
        <Tabs.Panel key={month} className="tabs-panel" value={month}>
          What is in season in {month}.
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
