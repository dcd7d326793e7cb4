import { Button, Dialog, Flex } from '@radix-ui/themes';

export default function Confirm() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Open dialog</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Delete the file?</Dialog.Title>
        <Dialog.Description>It cannot be restored.</Dialog.Description>
        <Flex justify="end">
          <Dialog.Close>
            <Button>Close</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
