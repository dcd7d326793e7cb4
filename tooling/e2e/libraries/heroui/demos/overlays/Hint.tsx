import { Button, Tooltip } from '@heroui/react';

export default function Hint() {
  return (
    <Tooltip delay={0}>
      <Button>Save</Button>
      <Tooltip.Content>Saves the draft</Tooltip.Content>
    </Tooltip>
  );
}
