import { Tabs } from '@mantine/core';

export default function Sections() {
  return (
    <Tabs defaultValue="one">
      <Tabs.List>
        <Tabs.Tab value="one">One</Tabs.Tab>
        <Tabs.Tab value="two">Two</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="one">The first section</Tabs.Panel>
      <Tabs.Panel value="two">The second section</Tabs.Panel>
    </Tabs>
  );
}
