import { Checkbox } from 'antd';

export default function Agree() {
  return <Checkbox defaultChecked>I agree</Checkbox>;
}
