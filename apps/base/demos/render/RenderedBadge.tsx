import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import '../theme.css';
import './render.css';

interface BadgeState extends Record<string, unknown> {
  tone: 'plain' | 'alarm';
}

type BadgeProps = useRender.ComponentProps<'span', BadgeState> & Partial<BadgeState>;

function Badge({ render, tone = 'plain', ...props }: BadgeProps) {
  return useRender({
    defaultTagName: 'span',
    ...(render && { render }),
    state: { tone },
    props: mergeProps<'span'>({ className: 'render-badge' }, props),
  });
}

export default function RenderedBadge() {
  return (
    <div className="render-row">
      <Badge>On time</Badge>
      <Badge tone="alarm">Canceled</Badge>
      <Badge render={<a href="#types" />}>A link</Badge>
    </div>
  );
}
