import { Tabs } from '@base-ui/react/tabs';
import '../tailwind.css';

const tab =
  'cursor-pointer rounded-sm px-4 py-2.5 text-start leading-[normal] font-medium text-ink-soft hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent data-active:text-accent forced-colors:data-active:text-[Highlight] data-disabled:cursor-not-allowed data-disabled:line-through';

export default function BasicTabs() {
  return (
    <Tabs.Root className="w-[min(420px,100%)] text-[0.9375rem] text-ink" defaultValue="route">
      <Tabs.List className="relative flex border-b border-line" aria-label="About the walk">
        <Tabs.Tab className={tab} value="route">
          Route
        </Tabs.Tab>
        <Tabs.Tab className={tab} value="weather">
          Weather
        </Tabs.Tab>
        <Tabs.Tab className={tab} value="inns">
          Inns
        </Tabs.Tab>
        <Tabs.Indicator className="absolute -bottom-px left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent forced-colors:bg-[Highlight] transition-[translate,width] duration-180 motion-reduce:transition-none" />
      </Tabs.List>
      <Tabs.Panel
        className="py-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
        value="route"
      >
        Eleven kilometers along the river, then up to the chapel.
      </Tabs.Panel>
      <Tabs.Panel
        className="py-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
        value="weather"
      >
        Dry until the afternoon. Wind from the west.
      </Tabs.Panel>
      <Tabs.Panel
        className="py-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
        value="inns"
      >
        One at the bridge, one at the top.
      </Tabs.Panel>
    </Tabs.Root>
  );
}
