import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const rooms = [
  { name: 'Galley', text: 'Two burners and a sink.' },
  { name: 'Saloon', text: 'A table for six, which becomes a bed.' },
  { name: 'Engine', text: 'Below the stairs. Serviced in March.' },
];

export default function VerticalTabs() {
  return (
    <Tabs orientation="vertical" defaultValue="Saloon" sx={{ width: 360, maxWidth: '100%' }}>
      <TabList aria-label="Rooms">
        {rooms.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {rooms.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
