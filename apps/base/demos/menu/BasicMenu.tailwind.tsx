import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import '../tailwind.css';

const item =
  'flex cursor-default items-center gap-2 px-4 py-1.5 outline-0 data-highlighted:bg-accent data-highlighted:text-on-accent forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none data-disabled:opacity-60';

export default function BasicMenu() {
  const [done, setDone] = useState('');
  return (
    <div>
      <Menu.Root>
        <Menu.Trigger className="cursor-pointer rounded-md border border-line bg-paper px-4 py-1.75 text-sm font-medium text-ink hover:bg-wash focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60">
          Recording ▾
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="z-1300 outline-0" sideOffset={4} align="start">
            <Menu.Popup className="max-h-(--available-height) min-w-45 overflow-auto rounded-lg border border-line bg-paper shadow-popup text-ink py-1 text-[0.9375rem] outline-0">
              <Menu.Item className={item} onClick={() => setDone('renamed')}>
                Rename
              </Menu.Item>
              <Menu.Item className={item} onClick={() => setDone('duplicated')}>
                Duplicate
              </Menu.Item>
              <Menu.Separator className="my-1 h-px bg-line forced-colors:bg-[CanvasText]" />
              <Menu.Item className={item} disabled>
                Delete (locked)
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <p className="mt-3 text-sm/normal text-ink" role="status">
        {done && `The recording was ${done}.`}
      </p>
    </div>
  );
}
