import { Button, Dropdown, Label } from '@heroui/react';

export default function Actions() {
  return (
    <Dropdown>
      <Button>Actions</Button>
      <Dropdown.Popover>
        <Dropdown.Menu>
          <Dropdown.Item id="copy" textValue="Copy">
            <Label>Copy</Label>
          </Dropdown.Item>
          <Dropdown.Item id="move" textValue="Move">
            <Label>Move</Label>
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown.Popover>
    </Dropdown>
  );
}
