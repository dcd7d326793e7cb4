import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import './tabs.css';

export default function KeptTabs() {
  return (
    <Tabs.Root className="tabs" defaultValue="kept">
      <Tabs.List className="tabs-list" aria-label="Draft">
        <Tabs.Tab className="tabs-tab" value="kept">
          Kept
        </Tabs.Tab>
        <Tabs.Tab className="tabs-tab" value="dropped">
          Dropped
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className="tabs-panel" value="kept" keepMounted>
        <p>Type here, look at the other tab, and come back: the text is still there.</p>
        <input aria-label="Kept text" />
      </Tabs.Panel>
      <Tabs.Panel className="tabs-panel" value="dropped">
        <p>What you type here is gone when you come back.</p>
        <input aria-label="Dropped text" />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
