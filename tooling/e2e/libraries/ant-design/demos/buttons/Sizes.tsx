import { Button, Flex } from 'antd';

export default function Sizes() {
  return (
    <Flex gap="small" align="center">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Flex>
  );
}
