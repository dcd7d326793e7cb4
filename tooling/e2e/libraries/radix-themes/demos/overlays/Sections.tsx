import { Tabs, Text } from '@radix-ui/themes';

export default function Sections() {
  return (
    <Tabs.Root defaultValue="one">
      <Tabs.List>
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two">Two</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">
        <Text>The first section</Text>
      </Tabs.Content>
      <Tabs.Content value="two">
        <Text>The second section</Text>
      </Tabs.Content>
    </Tabs.Root>
  );
}
