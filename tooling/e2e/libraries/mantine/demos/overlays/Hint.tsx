import { Button, Tooltip } from '@mantine/core';

export default function Hint() {
  return (
    <Tooltip label="Saves the draft">
      <Button>Save</Button>
    </Tooltip>
  );
}
