import { Dialog } from '@base-ui/react/dialog';
import '../tailwind.css';

const button =
  'cursor-pointer rounded-md border border-line bg-paper px-4 py-1.75 text-sm font-medium text-ink hover:bg-wash focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60';

export default function BasicDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger className={button}>Show opening hours</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-1300 bg-[rgb(10_14_20/50%)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
        <Dialog.Popup className="fixed inset-0 z-1300 m-auto grid h-fit max-h-[calc(100dvh-32px)] w-[min(400px,100vw-32px)] gap-3 overflow-auto rounded-xl border border-line bg-paper p-6 text-ink shadow-dialog transition-[opacity,translate] duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 motion-reduce:transition-none">
          <Dialog.Title className="text-lg/6 font-semibold">Opening hours</Dialog.Title>
          <Dialog.Description className="text-[0.9375rem] text-ink-soft">
            Tuesday to Saturday, 10 a.m. to 6 p.m. On Thursdays we stay until 9 p.m.
          </Dialog.Description>
          <div className="flex flex-wrap justify-end gap-2">
            <Dialog.Close className={button}>Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
