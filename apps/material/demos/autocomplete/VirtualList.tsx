import {
  cloneElement,
  forwardRef,
  useState,
  type HTMLAttributes,
  type LiHTMLAttributes,
  type ReactElement,
} from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const seats = Array.from({ length: 5000 }, (_, index) => {
  const row = String.fromCharCode(65 + Math.floor(index / 200));
  return `Row ${row}, seat ${(index % 200) + 1}`;
});

const optionHeight = 48;
const visibleCount = 6;
/** Options above and below the visible part, so that the keys always find the next one. */
const overscan = 8;

const VirtualListbox = forwardRef<HTMLUListElement, HTMLAttributes<HTMLElement>>(
  function VirtualListbox({ children, style, ...props }, ref) {
    const [scrollTop, setScrollTop] = useState(0);
    const options = children as ReactElement<LiHTMLAttributes<HTMLLIElement>>[];
    const first = Math.max(0, Math.floor(scrollTop / optionHeight) - overscan);
    const rendered = options.slice(first, first + visibleCount + 2 * overscan);

    return (
      <ul
        {...props}
        ref={ref}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        style={{
          ...style,
          position: 'relative',
          padding: 0,
          maxHeight: optionHeight * visibleCount,
        }}
      >
        {/* Gives the list the height of all options. */}
        <li role="presentation" style={{ height: options.length * optionHeight }} />
        {rendered.map((option, position) =>
          cloneElement(option, {
            'aria-setsize': options.length,
            'aria-posinset': first + position + 1,
            style: {
              position: 'absolute',
              insetInline: 0,
              top: (first + position) * optionHeight,
              height: optionHeight,
            },
          }),
        )}
      </ul>
    );
  },
);

export default function VirtualList() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={seats}
      slotProps={{ listbox: { component: VirtualListbox } }}
      renderInput={(params) => <TextField {...params} label="Seat" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
