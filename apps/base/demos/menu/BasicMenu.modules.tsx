import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import styles from './menu.module.css';

export default function BasicMenu() {
  const [done, setDone] = useState('');
  return (
    <div>
      <Menu.Root>
        <Menu.Trigger className={styles.button}>Recording ▾</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className={styles.positioner} sideOffset={4} align="start">
            <Menu.Popup className={styles.popup}>
              <Menu.Item className={styles.item} onClick={() => setDone('renamed')}>
                Rename
              </Menu.Item>
              <Menu.Item className={styles.item} onClick={() => setDone('duplicated')}>
                Duplicate
              </Menu.Item>
              <Menu.Separator className={styles.separator} />
              <Menu.Item className={styles.item} disabled>
                Delete (locked)
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <p className={styles.status} role="status">
        {done && `The recording was ${done}.`}
      </p>
    </div>
  );
}
