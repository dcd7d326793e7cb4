import { Button, Menu, Portal } from '@chakra-ui/react';

export default function Actions() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Actions</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="copy">Copy</Menu.Item>
            <Menu.Item value="move">Move</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
