import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BottomNavigationActionExample() {
  return <BottomNavigationAction>Bottom navigation action</BottomNavigationAction>;
}
