import { Button, Tooltip } from '@radix-ui/themes';

export default function Hint() {
  return (
    <Tooltip content="Saves the draft">
      <Button>Save</Button>
    </Tooltip>
  );
}
