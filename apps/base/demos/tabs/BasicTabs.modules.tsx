import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import styles from './tabs.module.css';

export default function BasicTabs() {
  return (
    <Tabs.Root className={styles.root} defaultValue="route">
      <Tabs.List className={styles.list} aria-label="About the walk">
        <Tabs.Tab className={styles.tab} value="route">
          Route
        </Tabs.Tab>
        <Tabs.Tab className={styles.tab} value="weather">
          Weather
        </Tabs.Tab>
        <Tabs.Tab className={styles.tab} value="inns">
          Inns
        </Tabs.Tab>
        <Tabs.Indicator className={styles.indicator} />
      </Tabs.List>
      <Tabs.Panel className={styles.panel} value="route">
        Eleven kilometers along the river, then up to the chapel.
      </Tabs.Panel>
      <Tabs.Panel className={styles.panel} value="weather">
        Dry until the afternoon. Wind from the west.
      </Tabs.Panel>
      <Tabs.Panel className={styles.panel} value="inns">
        One at the bridge, one at the top.
      </Tabs.Panel>
    </Tabs.Root>
  );
}
