import { Button } from '@heroui/react';

export default function Disabled() {
  return <Button isDisabled>Disabled</Button>;
}
