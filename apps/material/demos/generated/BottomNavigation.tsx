import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BottomNavigationExample() {
  return (
    <BottomNavigation>
      <BottomNavigationAction>Bottom navigation action</BottomNavigationAction>
      <BottomNavigationAction>Bottom navigation action</BottomNavigationAction>
      <BottomNavigationAction>Bottom navigation action</BottomNavigationAction>
    </BottomNavigation>
  );
}
