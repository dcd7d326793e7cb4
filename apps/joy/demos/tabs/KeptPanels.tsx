import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function KeptPanels() {
  return (
    <Tabs defaultValue={0} size="sm" sx={{ width: 340, maxWidth: '100%' }}>
      <TabList aria-label="Notes">
        <Tab>Kept</Tab>
        <Tab>Forgotten</Tab>
      </TabList>
      <TabPanel value={0} keepMounted>
        <Input aria-label="Kept note" placeholder="Type, and come back" />
      </TabPanel>
      <TabPanel value={1}>
        <Input aria-label="Forgotten note" placeholder="Type, and come back" />
      </TabPanel>
    </Tabs>
  );
}
