import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './popover.css';

interface Berth {
  readonly name: string;
  readonly depth: string;
}

const berths: readonly Berth[] = [
  { name: 'Berth 4', depth: '2.1 m at low water' },
  { name: 'Berth 5', depth: '1.6 m at low water' },
  { name: 'Berth 6', depth: 'dry at low water' },
];

const details = Popover.createHandle<Berth>();

export default function SharedPopover() {
  return (
    <div className="popover-row">
      {berths.map((berth) => (
        <Popover.Trigger key={berth.name} className="button" handle={details} payload={berth}>
          {berth.name}
        </Popover.Trigger>
      ))}
      <Popover.Root handle={details}>
        {({ payload }) => (
          <Popover.Portal>
            <Popover.Positioner className="popover-positioner" sideOffset={8}>
              <Popover.Popup className="popover-popup">
                <Popover.Title className="popover-title">{payload?.name}</Popover.Title>
                <Popover.Description className="popover-text">{payload?.depth}</Popover.Description>
                <Popover.Close className="button">Close</Popover.Close>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        )}
      </Popover.Root>
    </div>
  );
}
