import { Button, DropdownMenu } from '@radix-ui/themes';

export default function Actions() {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button>Actions</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Copy</DropdownMenu.Item>
        <DropdownMenu.Item>Move</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
