import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function BasicTabs() {
  return (
    <Tabs defaultValue="timetable" sx={{ width: 380, maxWidth: '100%' }}>
      <TabList aria-label="The ferry">
        <Tab value="timetable">Timetable</Tab>
        <Tab value="fares">Fares</Tab>
        <Tab value="boat">The boat</Tab>
      </TabList>
      <TabPanel value="timetable">Every hour from six to midnight.</TabPanel>
      <TabPanel value="fares">Three euros, and bicycles travel free.</TabPanel>
      <TabPanel value="boat">Built in 1964, with room for ninety people.</TabPanel>
    </Tabs>
  );
}
