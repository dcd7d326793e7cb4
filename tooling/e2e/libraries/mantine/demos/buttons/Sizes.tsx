import { Button, Group } from '@mantine/core';

export default function Sizes() {
  return (
    <Group>
      <Button size="xs">Small</Button>
      <Button size="sm">Medium</Button>
      <Button size="lg">Large</Button>
    </Group>
  );
}
