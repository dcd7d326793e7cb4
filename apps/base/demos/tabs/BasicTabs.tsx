import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import './tabs.css';

export default function BasicTabs() {
  return (
    <Tabs.Root className="tabs" defaultValue="route">
      <Tabs.List className="tabs-list" aria-label="About the walk">
        <Tabs.Tab className="tabs-tab" value="route">
          Route
        </Tabs.Tab>
        <Tabs.Tab className="tabs-tab" value="weather">
          Weather
        </Tabs.Tab>
        <Tabs.Tab className="tabs-tab" value="inns">
          Inns
        </Tabs.Tab>
        <Tabs.Indicator className="tabs-indicator" />
      </Tabs.List>
      <Tabs.Panel className="tabs-panel" value="route">
        Eleven kilometers along the river, then up to the chapel.
      </Tabs.Panel>
      <Tabs.Panel className="tabs-panel" value="weather">
        Dry until the afternoon. Wind from the west.
      </Tabs.Panel>
      <Tabs.Panel className="tabs-panel" value="inns">
        One at the bridge, one at the top.
      </Tabs.Panel>
    </Tabs.Root>
  );
}
