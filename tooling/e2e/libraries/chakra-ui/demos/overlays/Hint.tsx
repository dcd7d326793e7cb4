import { Button, Portal, Tooltip } from '@chakra-ui/react';

export default function Hint() {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button>Save</Button>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>Saves the draft</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
