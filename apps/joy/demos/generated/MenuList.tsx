import MenuList from '@mui/joy/MenuList';

export default function MenuListExample() {
  return <MenuList>Menu list</MenuList>;
}
