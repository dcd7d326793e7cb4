import { Button, Flex } from 'antd';

export default function Variants() {
  return (
    <Flex gap="small" wrap>
      <Button type="primary">Primary</Button>
      <Button>Default</Button>
      <Button type="dashed">Dashed</Button>
    </Flex>
  );
}
