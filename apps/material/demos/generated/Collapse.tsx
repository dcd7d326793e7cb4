import Collapse from '@mui/material/Collapse';

export default function CollapseExample() {
  return <Collapse in>Collapse</Collapse>;
}
