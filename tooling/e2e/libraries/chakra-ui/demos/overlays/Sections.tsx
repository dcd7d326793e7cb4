import { Tabs } from '@chakra-ui/react';

export default function Sections() {
  return (
    <Tabs.Root defaultValue="one">
      <Tabs.List>
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two">Two</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">The first section</Tabs.Content>
      <Tabs.Content value="two">The second section</Tabs.Content>
    </Tabs.Root>
  );
}
