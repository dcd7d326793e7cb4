import { Button } from 'antd';

export default function Disabled() {
  return <Button disabled>Disabled</Button>;
}
