import { Button } from '@radix-ui/themes';

export default function Disabled() {
  return <Button disabled>Disabled</Button>;
}
