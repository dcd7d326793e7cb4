import { Button, Menu } from '@mantine/core';

export default function Actions() {
  return (
    <Menu>
      <Menu.Target>
        <Button>Actions</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Copy</Menu.Item>
        <Menu.Item>Move</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
