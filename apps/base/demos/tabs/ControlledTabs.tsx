import { useState } from 'react';
import { Tabs } from '@base-ui/react/tabs';
import '../theme.css';
import './tabs.css';

const comments = ['The jetty needs new planks.', 'I can bring the boat trailer.'];

export default function ControlledTabs() {
  const [tab, setTab] = useState('details');

  return (
    <Tabs.Root className="tabs" value={tab} onValueChange={setTab}>
      <Tabs.List className="tabs-list" aria-label="Work day in May">
        <Tabs.Tab className="tabs-tab" value="details">
          Details
        </Tabs.Tab>
        <Tabs.Tab className="tabs-tab" value="comments">
          Comments ({comments.length})
        </Tabs.Tab>
        <Tabs.Indicator className="tabs-indicator" />
      </Tabs.List>
      <Tabs.Panel className="tabs-panel" value="details">
        <p>Saturday, 9 to 15, at the boathouse. Lunch is included.</p>
        <button type="button" className="button" onClick={() => setTab('comments')}>
          Read the comments
        </button>
      </Tabs.Panel>
      <Tabs.Panel className="tabs-panel" value="comments">
        {comments.map((comment) => (
          <p key={comment}>{comment}</p>
        ))}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
