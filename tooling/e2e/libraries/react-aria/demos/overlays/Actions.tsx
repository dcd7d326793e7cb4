import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './overlays.module.css';

export default function Actions() {
  return (
    <MenuTrigger>
      <Button className={styles.button}>Actions</Button>
      <Popover className={styles.popup}>
        <Menu>
          <MenuItem id="copy">Copy</MenuItem>
          <MenuItem id="move">Move</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
