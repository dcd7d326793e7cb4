import { useState } from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ControlledTabs() {
  const [step, setStep] = useState<number | string | null>('who');
  return (
    <Tabs
      selectionFollowsFocus
      value={step}
      onChange={(_event, next) => setStep(next)}
      sx={{ width: 340, maxWidth: '100%' }}
    >
      <TabList aria-label="Booking" tabFlex="auto">
        <Tab value="who">Who</Tab>
        <Tab value="when">When</Tab>
        <Tab value="pay" disabled>
          Pay
        </Tab>
      </TabList>
      <TabPanel value="who">
        <Button onClick={() => setStep('when')}>Next: when</Button>
      </TabPanel>
      <TabPanel value="when">
        <Button variant="outlined" onClick={() => setStep('who')}>
          Back: who
        </Button>
      </TabPanel>
    </Tabs>
  );
}
