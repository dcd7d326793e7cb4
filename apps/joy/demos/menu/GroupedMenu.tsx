import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = [
  { name: 'Harbor', items: ['Berths', 'Tides'] },
  { name: 'Town', items: ['Bakery', 'Chandler'] },
];

export default function GroupedMenu() {
  return (
    <Dropdown>
      <MenuButton>Show on the map</MenuButton>
      <Menu aria-label="Show on the map" sx={{ maxHeight: 240, overflow: 'auto' }}>
        {groups.map(({ name, items }) => (
          <ListItem key={name} nested role="none">
            <List role="group" aria-label={name}>
              <ListItem role="presentation" sx={{ fontSize: 'xs', fontWeight: 'lg' }}>
                {name}
              </ListItem>
              {items.map((item) => (
                <MenuItem key={item}>{item}</MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
