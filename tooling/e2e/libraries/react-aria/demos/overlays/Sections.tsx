import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import styles from './overlays.module.css';

export default function Sections() {
  return (
    <Tabs>
      <TabList aria-label="Sections" className={styles.row}>
        <Tab id="one" className={styles.button}>
          One
        </Tab>
        <Tab id="two" className={styles.button}>
          Two
        </Tab>
      </TabList>
      <TabPanel id="one">The first section</TabPanel>
      <TabPanel id="two">The second section</TabPanel>
    </Tabs>
  );
}
