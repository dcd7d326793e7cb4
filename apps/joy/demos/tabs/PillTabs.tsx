import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function PillTabs() {
  return (
    <Tabs defaultValue={0} sx={{ bgcolor: 'transparent', width: 320, maxWidth: '100%' }}>
      <TabList
        aria-label="Catch"
        disableUnderline
        tabFlex={1}
        variant="soft"
        sx={{
          p: 0.5,
          gap: 0.5,
          borderRadius: 'xl',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            boxShadow: 'sm',
            bgcolor: 'background.surface',
          },
        }}
      >
        <Tab disableIndicator>Today</Tab>
        <Tab disableIndicator>This week</Tab>
      </TabList>
      <TabPanel value={0}>Twelve crates of mackerel.</TabPanel>
      <TabPanel value={1}>Sixty crates, mostly herring.</TabPanel>
    </Tabs>
  );
}
