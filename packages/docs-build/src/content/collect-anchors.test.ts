import { expect, it } from 'vitest';
import { collectAnchors } from './collect-anchors';

it('collects the ids of content and demos, but not those inside demos', () => {
  const html = `<div><h2 id="start">Start<br></h2></div>
    <section id="demo-A" data-demo="A"><p id="demo-A-title"><img></p><div><h4 id=":r1:">x</h4></div></section>
    <h4 id="härte">H</h4><p id="start">again</p><p id="">none</p>`;
  expect(collectAnchors(html)).toEqual(['start', 'demo-A', 'härte']);
});
