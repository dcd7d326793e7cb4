import { Tabs } from '@heroui/react';

export default function Sections() {
  return (
    <Tabs>
      <Tabs.ListContainer>
        <Tabs.List aria-label="Sections">
          <Tabs.Tab id="one">
            One
            <Tabs.Indicator />
          </Tabs.Tab>
          <Tabs.Tab id="two">
            Two
            <Tabs.Indicator />
          </Tabs.Tab>
        </Tabs.List>
      </Tabs.ListContainer>
      <Tabs.Panel id="one">The first section</Tabs.Panel>
      <Tabs.Panel id="two">The second section</Tabs.Panel>
    </Tabs>
  );
}
